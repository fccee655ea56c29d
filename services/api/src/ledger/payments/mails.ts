import { storedKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Published } from "../../platform/content/published.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { surplusOf, type Surplus } from "./surplus.ts";
import { formatAmount } from "../receipts/format.ts";
import { writeMessage } from "../../platform/mail/message.ts";
import type { MailTemplates } from "../../platform/mail/templates.ts";

const wayWords: Record<StoredMethod, TextKey> = {
  swishDirect: "mail.givenBack.swish",
  swishNumber: "mail.givenBack.swish",
  card: "mail.givenBack.card",
  directDebit: "mail.givenBack.directDebit",
};

type Deps = { published: Published; handlers: OrderHandlers };

const givenBackMessage = (
  { kind, language, paidAt, amountOre, methods, shortReference }: Surplus,
  { published, handlers }: Deps,
) =>
  writeMessage(published, { language, tone: storedKinds[kind].tone }, (say, { name, phone }) => {
    const subject = say("mail.givenBack.subject");
    const { changed, twice } = handlers[kind].texts.givenBackMail;
    const ways = new Set(methods.map((method) => wayWords[method]));
    return {
      subject,
      paragraphs: [
        subject,
        say(paidAt === null ? changed : twice, { amount: formatAmount(amountOre, language) }),
        ...[...ways].map((way) => say(way)),
        say("mail.givenBack.byItself"),
        say("mail.givenBack.reference", { reference: shortReference }),
        say("mail.givenBack.questions", { phone: phone.shown }),
        say("mail.givenBack.greeting", { organisation: name }),
      ],
    };
  });

export const paymentMails = (handlers: OrderHandlers) =>
  ({
    givenBack: async ({ db, published }, orderId) => {
      const surplus = await surplusOf(db, orderId);
      if (!surplus) throw new Error("This mail has no surplus money");
      return { ...givenBackMessage(surplus, { published, handlers }), attachments: [] };
    },
  }) satisfies Partial<MailTemplates>;
