import { eq } from "drizzle-orm";
import { workingDayBefore } from "@hjarta-lunga/contract/lib/working-days.ts";
import { mandateDraws, mandates } from "../../../platform/database/tables/mandates.ts";
import { formatAmount, formatDay, formatMonth } from "../../../ledger/receipts/format.ts";
import { orderById } from "../../../ledger/orders/paid-order.ts";
import { drawTrouble, lateDrawMails, type DrawTrouble } from "../mail-versions.ts";
import { orders } from "../../../platform/database/tables/orders.ts";
import type { MailDeps } from "../../../platform/mail/templates.ts";
import { wayToMyPages } from "../../../platform/mail/my-pages.ts";
import { composeMail } from "../../../platform/mail/message.ts";
import { drawInMonth } from "../draws/draw-months.ts";
import { writeAboutMandate, type AboutMandateDeps, type Words } from "./about-mandate.ts";

const newAccount = { way: "mail.draw.closed.next", words: "mail.way.newAccount" } as const;

const drawWords: Record<DrawTrouble, Words> = {
  retried: { subject: "mail.draw.retried.subject", paragraphs: ["mail.draw.noFunds", "mail.draw.retried.next"] },
  noFunds: { subject: "mail.draw.noFunds.subject", paragraphs: ["mail.draw.noFunds", "mail.draw.noFunds.next"] },
  accountClosed: {
    subject: "mail.draw.closed.subject",
    paragraphs: ["mail.draw.closed", newAccount, "mail.draw.closed.nothingDrawn"],
  },
  refunded: { subject: "mail.draw.refunded.subject", paragraphs: ["mail.draw.refunded", "mail.draw.refunded.next"] },
};
const extraDrawWords: Record<DrawTrouble, Words> = {
  retried: { subject: "mail.extra.retried.subject", paragraphs: ["mail.extra.noFunds", "mail.draw.retried.next"] },
  noFunds: { subject: "mail.extra.failed.subject", paragraphs: ["mail.extra.noFunds", "mail.extra.noFunds.next"] },
  accountClosed: {
    subject: "mail.extra.failed.subject",
    paragraphs: ["mail.extra.closed", newAccount, "mail.draw.closed.nothingDrawn"],
  },
  refunded: { subject: "mail.draw.refunded.subject", paragraphs: ["mail.draw.refunded", "mail.draw.refunded.next"] },
};

const troubles = Object.keys(drawTrouble) as DrawTrouble[];

export const drawFailedMail = async (deps: AboutMandateDeps, orderId: string, version: number) => {
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
  return writeAboutMandate(
    deps,
    { language, mandate, words: words[trouble] },
    { amount: formatAmount(amountOre, language) },
  );
};

export const lateDrawMail = async (deps: MailDeps, orderId: string, version: number) => {
  const { db, published, environment, siteUrl } = deps;
  const [found] = await db
    .select({ draw: mandateDraws, mandate: mandates, amountOre: orders.amountOre })
    .from(mandateDraws)
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
    .where(eq(mandateDraws.orderId, orderId));
  if (!found) throw new Error("This mail has no draw");
  const { draw, mandate, amountOre } = found;
  const { language, bankName: bank, accountEnding: ending } = mandate;
  const drawn = {
    ...{ amount: formatAmount(amountOre, language), day: formatDay(draw.dueOn, language), bank, ending },
    ...{ month: formatMonth(draw.month, language) },
    agreed: formatDay(drawInMonth({ mandate }, draw.month.slice(0, 7)), language),
  };
  // The day before the evening on which the bank is told: somebody has to read what the giver wrote.
  const until = workingDayBefore(draw.dueOn, environment.autogiro.leadBankingDays + 1);
  const words = version === lateDrawMails.moved ? "lateDrawMoved" : "lateDraw";
  return {
    ...composeMail({ published, siteUrl }, { language, tone: "bright" }, (say) => {
      const no = { ...drawn, until: formatDay(until, language) };
      return {
        subject: say(`mail.${words}.subject`, drawn),
        parts: [
          ...(words === "lateDraw" ? [say("mail.lateDraw.why", drawn)] : []),
          say(`mail.${words}.draw`, drawn),
          words === "lateDraw" ? say("mail.lateDraw.no", no) : say("mail.questions", no),
          { button: wayToMyPages(say, siteUrl) },
          say("mail.greeting"),
        ],
      };
    }),
    attachments: [],
  };
};
