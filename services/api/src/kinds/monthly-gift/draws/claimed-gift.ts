import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandateDraws } from "../../../platform/database/tables/mandates.ts";
import { payments, paymentEvents } from "../../../platform/database/tables/payments.ts";
import { now } from "../../../platform/database/time.ts";

type Claim = { paymentId: string; amountOre: number; drawnOn: string | null };

/** The draw's own and what was booked beside it: first the one of the day that the claim names, then the draw's own. */
const giftsOf = (tx: Transaction, { paymentId, amountOre, drawnOn }: Claim) => {
  const [asked, askedDraw] = [alias(payments, "asked"), alias(mandateDraws, "asked_draw")];
  return tx
    .select({ id: payments.id })
    .from(askedDraw)
    .innerJoin(asked, eq(asked.id, askedDraw.paymentId))
    .innerJoin(mandateDraws, eq(mandateDraws.mandateId, askedDraw.mandateId))
    .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
    .where(
      and(
        eq(asked.id, paymentId),
        or(eq(payments.id, asked.id), eq(payments.settlementReference, asked.providerReference)),
        eq(payments.state, "paid"),
        eq(payments.amountOre, amountOre),
        isNull(payments.refundedAt),
      ),
    )
    .orderBy(
      desc(sql`${mandateDraws.drawnOn} is not distinct from ${drawnOn}::date`),
      desc(eq(payments.id, asked.id)),
      desc(payments.createdAt),
    );
};

export const claimedGift = async (tx: Transaction, claim: Claim): Promise<string | undefined> =>
  (await giftsOf(tx, claim))[0]?.id;

export const hasGiftBeside = async (tx: Transaction, paymentId: string, amountOre: number): Promise<boolean> =>
  (await giftsOf(tx, { paymentId, amountOre, drawnOn: null })).some(({ id }) => id !== paymentId);

type Refund = { paymentId: string; amountOre: number; code: string };

/** A part of it, or what was never paid, changes nothing here. */
export const noteRefund = async (tx: Transaction, { paymentId, amountOre, code }: Refund): Promise<boolean> => {
  const [noted] = await tx
    .update(payments)
    .set({ refundedAt: now, refundCode: code })
    .where(
      and(
        eq(payments.id, paymentId),
        eq(payments.state, "paid"),
        eq(payments.amountOre, amountOre),
        isNull(payments.refundedAt),
      ),
    )
    .returning({ id: payments.id });
  if (!noted) return false;
  await tx
    .insert(paymentEvents)
    .values({ paymentId, source: "bankFile", fromState: "paid", toState: "paid", providerCode: code });
  return true;
};
