import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { and, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { paymentDiscrepancies, paymentEvents } from "../../platform/database/tables/payments.ts";
import type { DiscrepancyKind, PaymentNewsSource } from "../../platform/database/tables/payments.ts";
import type { ProviderStatus } from "../providers/port.ts";
import type { PaymentDeps } from "./deps.ts";
import type { PaymentRow } from "./repository.ts";

export type BankLine = { fileId: string; line: number; drawnOn?: string };

type News = Pick<ProviderStatus, "code" | "amountOre" | "settlementReference"> & { state: string };
type Given = {
  payment: Pick<PaymentRow, "id" | "state">;
  kind: DiscrepancyKind;
  news: News;
  source: PaymentNewsSource;
  line: BankLine | undefined;
};

export const isSameAmount = (payment: PaymentRow, news: ProviderStatus): boolean =>
  news.amountOre === payment.amountOre && news.currency === currency;
const isSameMoney = (payment: PaymentRow, news: ProviderStatus): boolean =>
  isSameAmount(payment, news) &&
  (news.settlementReference === undefined || [null, news.settlementReference].includes(payment.settlementReference));

const hourMs = 3_600_000;

/** Staff may note it first and do it then, and a list may have been read while it was done. */
const isNotedAsBack = ({ refundedAt }: Pick<PaymentRow, "refundedAt">): boolean =>
  refundedAt !== null && Date.now() - refundedAt.getTime() > hourMs;

export const discrepancyOf = (
  payment: PaymentRow,
  news: ProviderStatus,
  source: PaymentNewsSource,
): DiscrepancyKind | undefined => {
  if (news.isOurs === true) return undefined;
  const byBank = source === "bankFile";
  if (payment.state !== "paid")
    return news.state === "paid" && !isSameAmount(payment, news) ? "otherAmount" : undefined;
  if (news.state === "paid" && news.isStillHere === true && isNotedAsBack(payment)) return "stillHere";
  // A bank tells of each of its tries once. Whoever is asked says the same again, and an older answer may be late.
  if (news.state === "paid") return byBank || !isSameMoney(payment, news) ? "paidAgain" : undefined;
  if (news.state === "waiting" && !byBank) return undefined;
  // What has gone back, or is to go back, is no gift: that it was not paid is no news.
  return payment.refundedAt === null && !payment.surplus ? "notPaid" : undefined;
};

/** A provider that is asked again says the same again. Each line of a bank is another. */
const newsKey = ({ code, amountOre, settlementReference, state }: News, line: BankLine | undefined): string =>
  line ? `${line.fileId} ${line.line}` : [state, code, amountOre ?? null, settlementReference ?? null].join(" ");

export const isSettled = async (tx: Transaction, paymentId: string, news: News, line?: BankLine): Promise<boolean> => {
  const { said, settledAt, number } = paymentDiscrepancies;
  const settled = and(
    eq(paymentDiscrepancies.paymentId, paymentId),
    eq(said, newsKey(news, line)),
    isNotNull(settledAt),
  );
  return (await tx.select({ number }).from(paymentDiscrepancies).where(settled)).length > 0;
};

export const noteDiscrepancy = async (
  { db, log }: { db: Transaction; log: Pick<PaymentDeps["log"], "error"> },
  { payment, kind, news, source, line }: Given,
): Promise<void> => {
  const { code, amountOre = null, settlementReference = null } = news;
  const [noted] = await db
    .insert(paymentDiscrepancies)
    .values({
      paymentId: payment.id,
      kind,
      source,
      said: newsKey(news, line),
      code,
      amountOre,
      settlementReference,
      ...line,
    })
    .onConflictDoNothing()
    .returning({ number: paymentDiscrepancies.number });
  if (!noted) return;
  const { state } = payment;
  const providerCode = `${kind}: ${code}`.slice(0, 60);
  await db
    .insert(paymentEvents)
    .values({ paymentId: payment.id, source, fromState: state, toState: state, providerCode });
  log.error({ paymentId: payment.id, ...noted, kind, code, ...line }, "news of money contradicts our books");
};

const hasCome = async (tx: Transaction, paymentId: string, amountOre: number, settled: SQL): Promise<boolean> => {
  const { kind, number } = paymentDiscrepancies;
  const ofAmount = and(eq(paymentDiscrepancies.paymentId, paymentId), eq(paymentDiscrepancies.amountOre, amountOre));
  const [found] = await tx
    .select({ number })
    .from(paymentDiscrepancies)
    .where(and(ofAmount, inArray(kind, ["paidAgain", "otherAmount"]), settled))
    .limit(1);
  return found !== undefined;
};

export const waitsForStaff = (tx: Transaction, paymentId: string, amountOre: number): Promise<boolean> =>
  hasCome(tx, paymentId, amountOre, isNull(paymentDiscrepancies.settledAt));

export const isBookedAsAsked = (tx: Transaction, paymentId: string, amountOre: number): Promise<boolean> =>
  hasCome(tx, paymentId, amountOre, eq(paymentDiscrepancies.settledAs, "asked"));
