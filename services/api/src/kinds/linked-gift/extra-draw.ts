import { randomUUID } from "node:crypto";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { ExtraDrawReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { today } from "../../platform/database/time.ts";
import { mandateDraws, mandates } from "../../platform/database/tables/mandates.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { insertDraws, type GiftOrder } from "../monthly-gift/draws/insert-draws.ts";
import { drawnAfter, exportDateFor } from "../monthly-gift/draws/pending-draws.ts";
import { drawReference } from "../../ledger/providers/direct-debit.ts";
import { extraDrawMails } from "../monthly-gift/mail-versions.ts";

type Deps = { jobs: Pick<Jobs, "send">; leadBankingDays: number };

export const addExtraDraw = async (
  tx: Transaction,
  { jobs, leadBankingDays }: Deps,
  { orderId, mandate, amountOre }: GiftOrder,
): Promise<void> => {
  const dueOn = drawnAfter(exportDateFor(await today(tx)), leadBankingDays);
  const paymentId = randomUUID();
  const draw = { orderId, mandate, amountOre, paymentId, reference: drawReference(paymentId) };
  const month = `${dueOn.slice(0, 7)}-01`;
  await insertDraws(tx, { kind: "extra", month, dueOn, fileId: null, source: "visitor" }, [draw]);
  const mail = { template: "extraDraw", version: extraDrawMails.agreed, recipient: mandate.email } as const;
  await queueMail(tx, jobs, { ownerId: orderId, ...mail });
};

const columns = {
  ...getTableColumns(mandateDraws),
  amountOre: payments.amountOre,
  agreedOn: sql<string>`(${mandateDraws.createdAt} at time zone 'Europe/Stockholm')::date::text`,
  mandate: mandates,
};
const drawWhere = async (tx: Transaction, condition: SQL) =>
  (
    await tx
      .select(columns)
      .from(mandateDraws)
      .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
      .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
      .where(condition)
  )[0];
export type ExtraDraw = NonNullable<Awaited<ReturnType<typeof drawWhere>>>;

export const drawOfOrder = (tx: Transaction, orderId: string) => drawWhere(tx, eq(mandateDraws.orderId, orderId));
export const drawById = (tx: Transaction, id: string) => drawWhere(tx, eq(mandateDraws.id, id));

/** The day on whose evening the bank is told, unless a night is missed. */
export const undoUntilOf = ({ agreedOn }: Pick<ExtraDraw, "agreedOn">): string => exportDateFor(agreedOn);

export const drawReceiptOf = (draw: ExtraDraw): ExtraDrawReceipt => ({
  kind: "extra_gift",
  amount: toSek(draw.amountOre),
  drawOn: draw.dueOn,
  undoUntil: undoUntilOf(draw),
  isMailed: draw.mandate.email !== null,
});
