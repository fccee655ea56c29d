import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { and, eq, isNull, notInArray, or } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { paymentDiscrepancies, paymentEvents } from "../database/tables/payments.ts";
import type { DiscrepancyKind, PaymentNewsSource } from "../database/tables/payments.ts";
import type { ProviderStatus } from "../providers/port.ts";
import type { PaymentDeps } from "./deps.ts";
import type { PaymentRow } from "./repository.ts";

/** Where the bank said it, and on which day it drew. */
export type BankLine = { fileId: string; line: number; drawnOn?: string };

type News = Pick<ProviderStatus, "code" | "amountOre" | "settlementReference"> & { state: string };
type Given = {
  payment: Pick<PaymentRow, "id" | "state">;
  kind: DiscrepancyKind;
  news: News;
  source: PaymentNewsSource;
  line: BankLine | undefined;
};

const isSameMoney = (payment: PaymentRow, { amountOre, settlementReference, ...news }: ProviderStatus): boolean =>
  amountOre === payment.amountOre &&
  news.currency === currency &&
  (settlementReference === undefined || [null, settlementReference].includes(payment.settlementReference));

/** What the news says of money that our books do not, once the payment has been settled by money, or of another amount. */
export const discrepancyOf = (
  payment: PaymentRow,
  news: ProviderStatus,
  source: PaymentNewsSource,
): DiscrepancyKind | undefined => {
  if (news.isOurs === true) return undefined;
  const byBank = source === "bankFile";
  if (payment.state !== "paid")
    return byBank && news.state === "paid" && !isSameMoney(payment, news) ? "otherAmount" : undefined;
  // A bank tells of each of its tries once. Whoever is asked says the same again, and an older answer may be late.
  if (news.state === "paid") return byBank || !isSameMoney(payment, news) ? "paidAgain" : undefined;
  if (news.state === "waiting" && !byBank) return undefined;
  // What has gone back is not here: that it was not paid is no news.
  return payment.refundedAt === null ? "notPaid" : undefined;
};

/** It is kept, with its line in the log of events, and told to staff. Our books stay as they are. */
export const noteDiscrepancy = async (
  { db, log }: { db: Transaction; log: Pick<PaymentDeps["log"], "error"> },
  { payment, kind, news, source, line }: Given,
): Promise<void> => {
  const { code, amountOre = null, settlementReference = null } = news;
  const said = line ? `${line.fileId} ${line.line}` : [news.state, code, amountOre, settlementReference].join(" ");
  const [noted] = await db
    .insert(paymentDiscrepancies)
    .values({ paymentId: payment.id, kind, source, said, code, amountOre, settlementReference, ...line })
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

/** Whether so much came twice, as far as anybody knows: then what goes back may be the one or the other. */
export const mayHaveComeTwice = async (tx: Transaction, paymentId: string, amountOre: number): Promise<boolean> => {
  const { kind, settledAs } = paymentDiscrepancies;
  const cameOnce = ["right", "given-back"] as const;
  const [found] = await tx
    .select({ number: paymentDiscrepancies.number })
    .from(paymentDiscrepancies)
    .where(
      and(
        eq(paymentDiscrepancies.paymentId, paymentId),
        eq(kind, "paidAgain"),
        eq(paymentDiscrepancies.amountOre, amountOre),
        or(isNull(settledAs), notInArray(settledAs, [...cameOnce])),
      ),
    )
    .limit(1);
  return found !== undefined;
};
