import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { isPast, isPastBooks, type Retention } from "../../platform/database/kept.ts";
import { bankIdSignatures } from "../../platform/database/tables/identity.ts";
import { mandateDraws, mandates } from "../../platform/database/tables/mandates.ts";

const { state, stateSince } = mandates;
const hasDraws = sql`exists (select 1 from ${mandateDraws} where ${mandateDraws.mandateId} = ${mandates.id})`;
/** And the bank knows it. */
const hasEnded = and(inArray(state, ["rejected", "revoked"]), isNull(mandates.bankInstruction));
/** A form on paper that came and waits for a second person stays. */
const isNotBack = and(sql`${state} = 'awaiting_signature'`, isNull(mandates.approvalAskedBy));

const remove = (which: ReturnType<typeof and>) => (db: Database) =>
  db.transaction(async (tx) => {
    const removed = await tx.delete(mandates).where(which).returning({ signatureId: mandates.signatureId });
    const signatures = removed.flatMap(({ signatureId }) => signatureId ?? []);
    await tx.delete(bankIdSignatures).where(inArray(bankIdSignatures.orderId, signatures));
  });

/** One after the other: each is found by index. */
export const mandateRetention = {
  paperForm: remove(and(isNotBack, isPast("paperForm", stateSince))),
  unusedMandate: remove(and(hasEnded, isPast("unusedMandate", stateSince), sql`not ${hasDraws}`)),
  mandate: remove(and(hasEnded, isPastBooks("mandate", stateSince))),
} satisfies Retention;
