import type { Published } from "../../platform/content/published.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { toneOf } from "../orders/tone.ts";
import { formatAmount } from "./format.ts";
import type { PaidOrder } from "../orders/paid-order.ts";
import { writeMessage } from "../../platform/mail/message.ts";

type Deps = { published: Published; handlers: OrderHandlers; siteUrl: string };

/** No name: what a visitor wrote has no place in a mail that we send. */
export const receiptMessage = (order: PaidOrder, { published, handlers, siteUrl }: Deps) => {
  const { kind, language, amountOre, shortReference } = order;
  const { texts, page, quiet } = handlers[kind];
  const isQuiet = quiet?.isQuiet(order, published) ?? false;
  const tone = toneOf(order, { published, handlers });
  const { subject, thanks, paid, effect, reference } = isQuiet && quiet ? quiet.receiptMail : texts.receiptMail;
  return writeMessage(published, { language, tone }, (say, { name, phone }) => ({
    subject: say(subject),
    paragraphs: [
      say(thanks),
      say(paid, { amount: formatAmount(amountOre, language), organisation: name }),
      say(effect),
      say("mail.receipt.attached"),
      ...(page ? [say(page.said, { url: siteUrl + page.path(order.reference) })] : []),
      say(reference, { reference: shortReference }),
      say("mail.receipt.questions", { phone: phone.shown }),
      say("mail.receipt.greeting", { organisation: name }),
    ],
  }));
};
