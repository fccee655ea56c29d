import { and, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { bankIdSignatures } from "../../platform/database/tables/bankid.ts";
import { mandateDraws, mandates } from "../../platform/database/tables/mandates.ts";
import { endOfBooks } from "./books.ts";

/* The privacy page says the same figures (services/content/src/seed/content/pages/privacy.ts). */
const formWaitedForDays = 30;
const unusedYears = 1;

const hasEnded = inArray(mandates.state, ["rejected", "revoked"]);
const hasDraws = sql`exists (select 1 from ${mandateDraws} where ${mandateDraws.mandateId} = ${mandates.id})`;

/** A form on paper that never came back. One that came and waits for a second person stays. */
const isNotComing = and(
  sql`${mandates.state} = 'awaiting_signature'`,
  isNull(mandates.approvalAskedBy),
  lt(mandates.stateSince, sql`now() - make_interval(days => ${formWaitedForDays})`),
);
/** Ended, without a draw: the books do not need it. */
const isUnused = lt(mandates.stateSince, sql`now() - make_interval(years => ${unusedYears})`);
const isOutOfBooks = lt(mandates.stateSince, endOfBooks);
const isTold = and(hasEnded, isNull(mandates.bankErrand));
/** One after the other: each is found by index. */
const expired = [isNotComing, and(isTold, isUnused, sql`not ${hasDraws}`), and(isTold, isOutOfBooks)];

/** With their events, draws and mail, and the evidence of their signatures. */
export const removeExpiredMandates = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    for (const which of expired) {
      const removed = await tx.delete(mandates).where(which).returning({ signatureId: mandates.signatureId });
      const signatures = removed.flatMap(({ signatureId }) => signatureId ?? []);
      await tx.delete(bankIdSignatures).where(inArray(bankIdSignatures.orderId, signatures));
    }
  });
