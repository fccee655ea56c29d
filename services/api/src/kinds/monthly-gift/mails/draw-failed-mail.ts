import { eq } from "drizzle-orm";
import { mandateDraws, mandates } from "../../../platform/database/tables/mandates.ts";
import { formatAmount } from "../../../ledger/receipts/format.ts";
import { orderById } from "../../../ledger/orders/paid-order.ts";
import { writeAboutMandate } from "./about-mandate.ts";
import type { AboutMandateDeps, Words } from "./about-mandate.ts";
import { drawTrouble } from "../draws/draw-trouble.ts";
import type { DrawTrouble } from "../draws/draw-trouble.ts";

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
