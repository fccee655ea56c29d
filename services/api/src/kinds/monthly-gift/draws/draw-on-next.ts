import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { now, today } from "../../../platform/database/time.ts";
import { mandateDraws, mandates } from "../../../platform/database/tables/mandates.ts";
import { payments } from "../../../platform/database/tables/payments.ts";
import { extraDrawMails } from "../mail-versions.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { queueMail } from "../../../platform/mail/outbox.ts";
import { drawReference } from "../../../ledger/providers/direct-debit.ts";
import { insertDrawPayments } from "./insert-draws.ts";
import { liveMandatesOf, type Mandate } from "../repository.ts";
import { drawnAfter, exportDateFor } from "./pending-draws.ts";

type Deps = { db: Transaction; jobs: Pick<Jobs, "send">; leadBankingDays: number };

const nextOf = async (tx: Transaction, ended: Mandate): Promise<Mandate | undefined> => {
  if (ended.state !== "revoked") return undefined;
  const next = (await liveMandatesOf(tx, ended.holderLookup)).filter(
    (one) =>
      one.replaces !== null &&
      one.createdAt > ended.createdAt &&
      one.giverFirstName === ended.giverFirstName &&
      one.giverLastName === ended.giverLastName,
  );
  return next.find(({ state }) => state === "active") ?? next[0];
};

/**
 * The bank gives up what it was to draw from a closed account. The next night draws a monthly gift again; an extra one
 * is asked for here.
 */
export const drawOnNext = async ({ db, jobs, leadBankingDays }: Deps, orderId: string): Promise<void> => {
  const [found] = await db
    .select({ draw: mandateDraws, mandate: mandates, amountOre: payments.amountOre })
    .from(mandateDraws)
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
    .where(and(eq(mandateDraws.orderId, orderId), eq(mandateDraws.kind, "extra")));
  if (!found) return;
  const mandate = await nextOf(db, found.mandate);
  if (!mandate) return;
  const dueOn = drawnAfter(exportDateFor(await today(db)), leadBankingDays);
  const paymentId = randomUUID();
  const asked = { orderId, mandate, amountOre: found.amountOre, paymentId, reference: drawReference(paymentId) };
  await insertDrawPayments(db, { dueOn, fileId: null, source: "bankFile" }, [asked]);
  await db
    .update(mandateDraws)
    .set({
      ...{ mandateId: mandate.id, paymentId, fileId: null, dueOn, month: `${dueOn.slice(0, 7)}-01` },
      createdAt: now,
    })
    .where(eq(mandateDraws.id, found.draw.id));
  const mail = { template: "extraDraw", version: extraDrawMails.onNext, recipient: mandate.email } as const;
  await queueMail(db, jobs, { ownerId: orderId, ...mail });
};
