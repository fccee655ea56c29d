import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import { withdraw } from "@hjarta-lunga/contract/routes.ts";
import { withdrawalDays } from "@hjarta-lunga/contract/withdrawals.ts";
import type { Published, Say } from "../../platform/content/published.ts";
import { MailRefused } from "../../platform/mail/transport.ts";
import { composeMail, type Message } from "../../platform/mail/message.ts";
import type { Part } from "../../platform/mail/parts.ts";
import { shownPostcode, townLine } from "../../platform/post/address.ts";
import { formatAmount } from "../../ledger/receipts/format.ts";
import type { MakeMail, MailTemplates } from "../../platform/mail/templates.ts";
import { articleOrderById, type FoundArticleOrder } from "./repository.ts";
import type { PaidOrder } from "../../ledger/orders/paid-order.ts";

type Line = { name: string; quantity: number; priceOre: number };

/** "2 × Nål med fågel, 100 kr", or "1 × Att leva med KOL" of what costs nothing. */
const lineWords = ({ name, quantity, priceOre }: Line, language: Language): string => {
  const cost = priceOre === 0 ? [] : [formatAmount(quantity * priceOre, language)];
  return [`${quantity}\u00a0× ${name}`, ...cost].join(", ");
};

const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity, priceOre }) => sum + quantity * priceOre, 0);

export const linesOnReceipt = ({ lines, amountOre, language }: PaidOrder, say: Say): string =>
  [
    ...lines.map((line) => lineWords(line, language)),
    say("receipt.articles.postage", { amount: formatAmount(amountOre - sumOf(lines), language) }),
  ].join("\n");

/** What is free may be ordered with anybody's e-mail address: nothing that a stranger wrote freely is mailed there. */
const addressIn = (order: FoundArticleOrder, say: Say): string =>
  order.amountOre === 0
    ? say("mail.articleOrder.postcode", { postcode: shownPostcode(order.postalCode) })
    : `${order.street}, ${townLine(order)}`;

const rowsOf = (lines: readonly Line[], language: Language) =>
  lines.map(({ name, quantity, priceOre }): [string, string] => [
    `${quantity}\u00a0× ${name}`,
    priceOre === 0 ? "" : formatAmount(quantity * priceOre, language),
  ]);

type Deps = { published: Published; siteUrl: string };

/** Filled in for whoever reads this mailbox. What cost nothing has nothing to give back. */
const waysOn = ({ amountOre, reference, shortReference, email }: FoundArticleOrder, say: Say, siteUrl: string) => {
  if (amountOre === 0) return { button: [], withdrawal: [] };
  const page = siteUrl + orderHref("article_order", reference);
  const url = siteUrl + withdraw.orderHref(shortReference, email);
  const said = say("mail.articleOrder.withdraw", { url, days: withdrawalDays });
  return {
    button: [
      { button: { said: say("mail.articleOrder.page", { url: page }), url: page, words: say("mail.way.order") } },
    ],
    withdrawal: [{ link: { said, url, words: say("mail.way.withdraw") } }],
  } satisfies Record<string, Part[]>;
};

const orderMessage = (order: FoundArticleOrder, deps: Deps) => {
  // Money came all the same: nothing is packed until staff have judged it.
  if (order.withdrawnOn !== null) throw new MailRefused("not sent: its customer has withdrawn from it");
  return composeMail(deps, { language: order.language, tone: "bright" }, (say) => {
    const { amountOre, postageOre, language, shortReference } = order;
    const { button, withdrawal } = waysOn(order, say, deps.siteUrl);
    const costs = [
      [say("mail.slip.postage"), formatAmount(postageOre, language)],
      [say("mail.slip.sum"), formatAmount(amountOre, language)],
    ] as const;
    return {
      subject: say("mail.articleOrder.subject"),
      parts: [
        say("mail.articleOrder.next"),
        ...button,
        {
          slip: say("mail.articleOrder.lines"),
          rows: [...rowsOf(order.lines, language), ...(amountOre === 0 ? [] : costs)],
        },
        ...(amountOre === 0 ? [say("mail.articleOrder.free")] : []),
        say("mail.articleOrder.to", { address: addressIn(order, say) }),
        say("mail.articleOrder.questions", { reference: shortReference }),
        ...withdrawal,
        say("mail.greeting"),
      ],
    };
  });
};

const shippedMessage = (order: FoundArticleOrder, deps: Deps) => {
  const { trackingNumber: number, shortReference, language } = order;
  return composeMail(deps, { language, tone: "bright" }, (say) => {
    const { button, withdrawal } = waysOn(order, say, deps.siteUrl);
    return {
      subject: say("mail.articlesShipped.subject"),
      parts: [
        say("mail.articlesShipped.to", { address: addressIn(order, say) }),
        ...button,
        { slip: say("mail.articlesShipped.lines"), rows: rowsOf(order.toSend, language) },
        ...(number === null ? [] : [say("mail.articlesShipped.tracking", { number })]),
        say("mail.articlesShipped.questions", { reference: shortReference }),
        ...withdrawal,
        say("mail.greeting"),
      ],
    };
  });
};

const ofArticles =
  (write: (order: FoundArticleOrder, deps: Deps) => Message): MakeMail =>
  async (deps, orderId) => {
    const order = await articleOrderById(deps.db, orderId);
    if (!order) throw new Error("This mail has no order of articles");
    return { ...write(order, deps), attachments: [] };
  };

export const articleMails = {
  articleOrder: ofArticles(orderMessage),
  articlesShipped: ofArticles(shippedMessage),
} satisfies Partial<MailTemplates>;
