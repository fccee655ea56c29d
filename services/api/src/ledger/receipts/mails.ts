import { myPages } from "@hjarta-lunga/contract/routes.ts";
import type { Published } from "../../platform/content/published.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { isOnMyPages, toneOf, makeReceipt } from "./receipt.ts";
import { formatAmount } from "./format.ts";
import { isPaid, orderById, type PaidOrder } from "../orders/paid-order.ts";
import { composeMail } from "../../platform/mail/message.ts";
import type { MailTemplates } from "../../platform/mail/templates.ts";

type Deps = { published: Published; handlers: OrderHandlers; siteUrl: string };

/** No name: what a visitor wrote has no place in a mail that we send. */
const receiptMessage = (order: PaidOrder, { published, handlers, siteUrl }: Deps) => {
  const { kind, language, amountOre, shortReference } = order;
  const { texts, page, quiet } = handlers[kind];
  const isQuiet = quiet?.isQuiet(order, published) ?? false;
  const tone = toneOf(order, { published, handlers });
  const { subject, thanks, paid, effect, reference } = isQuiet && quiet ? quiet.receiptMail : texts.receiptMail;
  return composeMail(published, { language, tone }, (say) => ({
    subject: say(subject),
    heading: say(thanks),
    paragraphs: [
      say(paid, { amount: formatAmount(amountOre, language) }),
      say(effect),
      say("mail.receipt.attached"),
      ...(page ? [say(page.said, { url: siteUrl + page.path(order) })] : []),
      ...(isOnMyPages(order) ? [say("mail.receipt.myPages", { url: siteUrl + myPages.href() })] : []),
      say(reference, { reference: shortReference }),
      say("mail.receipt.questions"),
      say("mail.receipt.greeting"),
    ],
  }));
};

export const receiptMails = (handlers: OrderHandlers) =>
  ({
    receipt: async ({ db, published, documents, siteUrl }, orderId) => {
      const order = await orderById(db, orderId);
      if (!order || !isPaid(order)) throw new Error("This mail has no paid order");
      const receipt = await makeReceipt({ published, documents, handlers, siteUrl }, order);
      return { ...receiptMessage(order, { published, handlers, siteUrl }), attachments: [receipt] };
    },
  }) satisfies Partial<MailTemplates>;
