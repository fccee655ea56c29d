import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { eq } from "drizzle-orm";
import type { FillIns, Published } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import { mandateDraws, mandates } from "../database/tables/mandates.ts";
import { writeMessage } from "../mail/message.ts";
import { formatAmount } from "../receipts/format.ts";
import { orderById } from "../receipts/paid-order.ts";
import { drawTrouble } from "./draw-trouble.ts";
import type { DrawTrouble } from "./draw-trouble.ts";
import type { Mandate } from "./repository.ts";

type Deps = { db: Database; published: Published; siteUrl: string };

type Words = { subject: TextKey; paragraphs: readonly TextKey[] };

/** What happened, and what happens next. */
const drawWords: Record<DrawTrouble, Words> = {
  retried: { subject: "mail.draw.retried.subject", paragraphs: ["mail.draw.noFunds", "mail.draw.retried.next"] },
  noFunds: { subject: "mail.draw.noFunds.subject", paragraphs: ["mail.draw.noFunds", "mail.draw.noFunds.next"] },
  accountClosed: {
    subject: "mail.draw.closed.subject",
    paragraphs: ["mail.draw.closed", "mail.draw.closed.next", "mail.draw.closed.nothingDrawn"],
  },
  refunded: { subject: "mail.draw.refunded.subject", paragraphs: ["mail.draw.refunded", "mail.draw.refunded.next"] },
};
const extraDrawWords: Record<DrawTrouble, Words> = {
  retried: { subject: "mail.extra.retried.subject", paragraphs: ["mail.extra.noFunds", "mail.draw.retried.next"] },
  noFunds: { subject: "mail.extra.failed.subject", paragraphs: ["mail.extra.noFunds", "mail.extra.noFunds.next"] },
  accountClosed: {
    subject: "mail.extra.failed.subject",
    paragraphs: ["mail.extra.closed", "mail.draw.closed.next", "mail.draw.closed.nothingDrawn"],
  },
  refunded: { subject: "mail.draw.refunded.subject", paragraphs: ["mail.draw.refunded", "mail.draw.refunded.next"] },
};
const mandateWords = {
  rejected: {
    subject: "mail.mandateRejected.subject",
    paragraphs: ["mail.mandateRejected.why", "mail.mandateRejected.nothingDrawn", "mail.mandateRejected.next"],
  },
  revoked: {
    subject: "mail.mandateRevoked.subject",
    paragraphs: ["mail.mandateRevoked.said", "mail.mandateRevoked.thanks", "mail.mandateRevoked.next"],
  },
} as const satisfies Record<string, Words>;

const goesOn: Words = {
  ...mandateWords.rejected,
  paragraphs: ["mail.mandateRejected.why", "mail.mandateRejected.goesOn", "mail.mandateRejected.next"],
};

/** Where the same is given from another account. A consent alone would draw nothing of it. */
const wayBack = ({ amountOre, drawDay }: Mandate): string => {
  if (amountOre === null) return routes.directDebit.href();
  const asked = { [queryKeys.amount]: String(toSek(amountOre)), [queryKeys.drawDay]: String(drawDay) };
  return `${routes.monthlyGift.href()}?${new URLSearchParams(asked).toString()}`;
};

/** No name, as in the receipt's mail. */
const write = (
  { published, siteUrl }: Deps,
  { language, mandate, words }: { language: Language; mandate: Mandate; words: Words },
  fillIns: FillIns,
) => ({
  ...writeMessage(published, { language, tone: "bright" }, (say, { name, phone }) => {
    const known = { ...fillIns, url: `${siteUrl}${wayBack(mandate)}`, phone: phone.shown };
    const heading = say(words.subject);
    return {
      subject: heading,
      paragraphs: [
        heading,
        ...words.paragraphs.map((key) => say(key, known)),
        say("mail.draw.questions", known),
        say("mail.givenBack.greeting", { organisation: name }),
      ],
    };
  }),
  attachments: [],
});

const troubles = Object.keys(drawTrouble) as DrawTrouble[];

/** Of a draw that was not paid; which trouble it had is the mail's version. */
export const drawFailedLetter = async (deps: Deps, orderId: string, version: number) => {
  const trouble = troubles.find((each) => drawTrouble[each] === version);
  const order = await orderById(deps.db, orderId);
  const [drawn] = await deps.db
    .select({ mandate: mandates })
    .from(mandateDraws)
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .where(eq(mandateDraws.orderId, orderId));
  if (!trouble || !order || !drawn) throw new Error("This mail has no draw");
  const { amountOre, language, kind } = order;
  const { mandate } = drawn;
  const words = kind === "extra_gift" ? extraDrawWords : drawWords;
  return write(deps, { language, mandate, words: words[trouble] }, { amount: formatAmount(amountOre, language) });
};

const mandateById = async (db: Database, id: string): Promise<Mandate | undefined> =>
  (await db.select().from(mandates).where(eq(mandates.id, id)))[0];

/** Of a mandate that the bank did not take, or that has ended. The one whose place it was to take may go on. */
export const mandateEndedLetter = (how: keyof typeof mandateWords) => async (deps: Deps, mandateId: string) => {
  const mandate = await mandateById(deps.db, mandateId);
  if (!mandate) throw new Error("This mail has no mandate");
  const before = mandate.replaces === null ? undefined : await mandateById(deps.db, mandate.replaces);
  const words = how === "rejected" && before && isLiveMandate(before.state) ? goesOn : mandateWords[how];
  const { language, shortReference: reference } = mandate;
  return write(deps, { language, mandate, words }, { reference });
};
