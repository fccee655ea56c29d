import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { pickColumns } from "../../../platform/database/tables/columns.ts";
import { mandateDraws, mandates } from "../../../platform/database/tables/mandates.ts";
import { orders } from "../../../platform/database/tables/orders.ts";
import { payments } from "../../../platform/database/tables/payments.ts";
import { queueMail } from "../../../platform/mail/outbox.ts";
import type { BankLine } from "../../../ledger/payments/note-discrepancy.ts";
import { recordOutcome, type Recording } from "../../../ledger/payments/record-outcome.ts";
import type { ProviderStatus } from "../../../ledger/providers/port.ts";
import { drawOnNext } from "../draws/draw-on-next.ts";
import { drawTrouble, type DrawTrouble } from "../mail-versions.ts";
import { bankNotices } from "../../../platform/database/tables/bank-files.ts";
import type { AnswerRecord } from "./autogiro/read-answer.ts";

export type AnswerDeps = Recording & { fileId: string; leadBankingDays: number };
export type Of<Name extends AnswerRecord["name"]> = Extract<AnswerRecord, { name: Name }>;

/** Nothing is done by the line, and staff are told of it. */
export const setLineAside = async (
  { db, log, fileId }: AnswerDeps,
  line: number,
  what: string,
  code: string | null = null,
): Promise<void> => {
  await db.insert(bankNotices).values({ fileId, line, what, code }).onConflictDoNothing();
  log.error({ bankFile: fileId, line, what, code }, "a line from the bank needs somebody to look at it");
};

type Ordered = { payerNumber: string; reference: string };

export const drawOf = async (tx: Transaction, { payerNumber, reference }: Ordered) => {
  const [found] = await tx
    .select({
      paymentId: payments.id,
      ...pickColumns(payments, "orderId", "state", "refundedAt", "amountOre"),
      email: orders.email,
      payerNumber: mandates.payerNumber,
      isActive: sql<boolean>`${mandates.state} = 'active'`,
      /** By a mandate of another account. */
      goesOn: sql<boolean>`exists (
        select from ${mandates} as newer where newer.holder_lookup = ${mandates.holderLookup}
          and newer.created_at > ${mandates.createdAt} and newer.replaces is not null
          and newer.state in ('signed', 'sent', 'active'))`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(mandateDraws, eq(mandateDraws.paymentId, payments.id))
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .where(eq(payments.providerReference, reference));
  return found?.payerNumber === payerNumber ? found : undefined;
};
export type DrawOf = NonNullable<Awaited<ReturnType<typeof drawOf>>>;

export const recordBankReply = (
  deps: AnswerDeps,
  { paymentId }: Pick<DrawOf, "paymentId">,
  line: Omit<BankLine, "fileId">,
  news: ProviderStatus,
) => recordOutcome(deps, paymentId, news, "bankFile", { fileId: deps.fileId, ...line });

/** The day that decides of which year the gift is. */
export const noteDrawnOn = async ({ db }: AnswerDeps, { paymentId }: DrawOf, drawnOn: string): Promise<void> => {
  await db.update(mandateDraws).set({ drawnOn }).where(eq(mandateDraws.paymentId, paymentId));
};

/** The giver is told once of each kind of trouble with a draw. */
export const tellGiver = ({ db, jobs }: AnswerDeps, { orderId, email }: DrawOf, trouble: DrawTrouble) =>
  queueMail(db, jobs, { ownerId: orderId, template: "drawFailed", version: drawTrouble[trouble], recipient: email });

export const askOnNext = async (deps: AnswerDeps, { orderId, state }: DrawOf): Promise<void> => {
  if (isLive(state)) await drawOnNext(deps, orderId);
};

type Failure = { line: number; trouble: DrawTrouble; code: string };

export const recordFailed = async (deps: AnswerDeps, draw: DrawOf, { line, trouble, code }: Failure): Promise<void> => {
  await recordBankReply(deps, draw, { line }, { state: "declined", reason: "declinedByBank", code });
  // What was paid before stays paid, and nobody is told otherwise.
  if (draw.state === "paid") return;
  // The bank ends a mandate with its account: whoever was told of the one need not be told of the other.
  if (trouble === "accountClosed" && !draw.isActive) return askOnNext(deps, draw);
  // The mail speaks of next month. Who has ended the gift meanwhile, or knows that this draw had ended, has none to wait for.
  const isAwaited = isLive(draw.state) && (draw.isActive || draw.goesOn);
  if (trouble === "noFunds" && !isAwaited) return;
  await tellGiver(deps, draw, trouble);
};
