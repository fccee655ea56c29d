import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { isOffered, isSendDay } from "@hjarta-lunga/contract/greeting-cards.ts";
import type { GreetingCardAdd } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { Published } from "../../platform/content/published.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { greetingCards } from "../../platform/database/tables/greeting-cards.ts";
import { refuseProblems } from "../../shared/refuse-problems.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import type { NewOrder } from "../../ledger/orders/new-order.ts";
import { besideOrder } from "../../shared/cards/card-order.ts";
import { greetingProblems } from "./document.ts";
import { columnsOf } from "./repository.ts";

type Known = {
  today: string;
  published: Pick<Published, "design">;
  documents: Pick<Documents, "drawsAll">;
  checkAmount: (amount: number) => void;
};

const sendDayOf = ({ delivery }: GreetingCardAdd): string | null => (delivery.kind === "email" ? delivery.on : null);

const problemsOf = (body: GreetingCardAdd, { today, published, documents }: Known) => {
  const on = sendDayOf(body);
  const design = published.design(body.campaignCode);
  const canBeChosen = design !== undefined && isOffered(design, today);
  return {
    ...(!canBeChosen && { campaignCode: "notOffered" satisfies FieldProblem }),
    ...(on !== null && !isSendDay(on, today) && { "delivery.on": "notADay" satisfies FieldProblem }),
    ...greetingProblems(documents, body),
  };
};

const addWaiting = async (tx: Transaction, orderId: string, body: GreetingCardAdd): Promise<void> => {
  const { campaignCode, delivery, donor, language } = body;
  await tx.insert(greetingCards).values({
    ...{ ...besideOrder(orderId), campaignCode, ...columnsOf(body), language },
    email: donor.email ?? "",
    recipientEmail: delivery.kind === "email" ? delivery.recipientEmail : null,
    sendOn: sendDayOf(body),
  });
};

export const newGreetingCard = (body: GreetingCardAdd, known: Known): NewOrder => {
  const { idempotencyKey, amount, donor, language, replaces, campaignCode, to, from, message, delivery } = body;
  return {
    kind: "greeting_card",
    ...{ idempotencyKey, amount, donor, language, replaces },
    check: () => {
      known.checkAmount(amount);
      refuseProblems(problemsOf(body, known));
    },
    whole: {
      content: [campaignCode, to, from, message, delivery],
      lines: [],
      addDetails: (tx, orderId) => addWaiting(tx, orderId, body),
    },
  };
};
