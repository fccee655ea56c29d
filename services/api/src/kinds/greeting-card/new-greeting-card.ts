import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { isOffered, isSendDay } from "@hjarta-lunga/contract/greeting-cards.ts";
import { greetingCardAdd, type GreetingCardAdd } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { greetingCardAddCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import type { Published } from "../../platform/content/published.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { greetingCards } from "../../platform/database/tables/cards.ts";
import { refuseProblems } from "../../platform/http/refusal.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { createAmountCheck, type NewOrder } from "../../ledger/orders/new-order.ts";
import { besideOrder } from "../../shared/cards/repository.ts";
import { greetingProblems } from "./document.ts";
import { columnsOf } from "./repository.ts";
import type { Routes } from "../../platform/http/described-route.ts";
import type { ModuleDeps } from "../module.ts";
import { addOrderRoute } from "../../shared/order-route.ts";
import { today } from "../../platform/database/time.ts";

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
  const { idempotencyKey, amount, donor, language, replaces, campaignCode, heading, to, from, message, delivery } =
    body;
  return {
    kind: "greeting_card",
    ...{ idempotencyKey, amount, donor, language, replaces },
    check: () => {
      known.checkAmount(amount);
      refuseProblems(problemsOf(body, known));
    },
    details: {
      // Without the one that all orders had before there was a choice, which may still be repeated.
      content: [campaignCode, to, from, message, delivery, ...(heading === "ofDesign" ? [] : [heading])],
      lines: [],
      addDetails: (tx, orderId) => addWaiting(tx, orderId, body),
    },
  };
};

export const addGreetingRoute: Routes<ModuleDeps> = (app, deps) => {
  const { db, placeOrder, published, documents } = deps;
  const checkAmount = createAmountCheck(published.giftLimits, "digital_greeting");
  addOrderRoute(app, placeOrder, greetingCardAddCall, {
    operationId: "addGreetingCard",
    summary: "Make the order of a gift with a greeting card",
    description:
      "As RegularGift/Add. The card opens when it is paid, and its sender is sent the links. `validation_failed` also " +
      "for a design that cannot be chosen today in Sweden (`notOffered` of `campaignCode`), for a day that has gone or is " +
      "more than a year away (`notADay` of `delivery.on`), and for words that cannot be drawn. A day's mail goes at 8 " +
      "in the morning in Sweden.",
    tag: "Greeting cards",
    body: greetingCardAdd,
    orderOf: async (body) => newGreetingCard(body, { today: await today(db), published, documents, checkAmount }),
  });
};
