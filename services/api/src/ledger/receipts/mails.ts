import { myPages } from "@hjarta-lunga/contract/routes.ts";
import type { Published, Say } from "../../platform/content/published.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { isOnMyPages, methodWords, toneOf, makeReceipt } from "./receipt.ts";
import { formatAmount, formatDate } from "./format.ts";
import { isPaid, orderById, type PaidOrder } from "../orders/paid-order.ts";
import { composeMail } from "../../platform/mail/message.ts";
import type { Part, Way } from "../../platform/mail/parts.ts";
import { housePicture } from "../../platform/mail/pictures.ts";
import type { MailTemplates } from "../../platform/mail/templates.ts";

type Deps = { published: Published; handlers: OrderHandlers; siteUrl: string };

type Page = NonNullable<OrderHandlers[PaidOrder["kind"]]["page"]>;

const wayTo = (page: Page, order: PaidOrder, { say, siteUrl }: { say: Say; siteUrl: string }): Way => {
  const url = siteUrl + page.path(order);
  return { said: say(page.said, { url }), url, words: say(page.words) };
};

/** The one button leads to what the gift brought, where it brought something. */
const inItsPlace = (page: Page | undefined, way: Way): Part => (page ? { link: way } : { button: way });

/** No name: what a visitor wrote has no place in a mail that we send. */
const receiptMessage = (order: PaidOrder, { published, handlers, siteUrl }: Deps) => {
  const { kind, language, amountOre, shortReference, paidAt, method } = order;
  const { texts, page, quiet } = handlers[kind];
  const isQuiet = quiet?.isQuiet(order, published) ?? false;
  const tone = toneOf(order, { published, handlers });
  const { subject, thanks, paid, effect, reference } = isQuiet && quiet ? quiet.receiptMail : texts.receiptMail;
  const mine = siteUrl + myPages.href();
  return composeMail({ published, siteUrl }, { language, tone }, (say) => ({
    subject: say(subject),
    heading: say(thanks),
    picture: housePicture(tone === "quiet" ? "bird" : "microscope", siteUrl, say),
    parts: [
      say(paid, { amount: formatAmount(amountOre, language) }),
      say(effect),
      ...(page ? [{ button: wayTo(page, order, { say, siteUrl }) }] : []),
      {
        slip: say("receipt.title"),
        rows: [
          [say("receipt.amount"), formatAmount(amountOre, language)],
          [say("receipt.date"), formatDate(paidAt, language)],
          [say("receipt.method"), say(methodWords[method])],
        ],
      },
      say("mail.receipt.attached"),
      ...(isOnMyPages(order)
        ? [
            inItsPlace(page, {
              said: say("mail.receipt.myPages", { url: mine }),
              url: mine,
              words: say("mail.way.myPages"),
            }),
          ]
        : []),
      say(reference, { reference: shortReference }),
      say("mail.questions"),
      say("mail.greeting"),
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
