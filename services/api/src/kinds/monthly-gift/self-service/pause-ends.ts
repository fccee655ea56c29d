import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { now } from "../../../platform/database/time.ts";
import { mails } from "../../../platform/database/tables/mail.ts";
import { mandates } from "../../../platform/database/tables/mandates.ts";
import { writeMail } from "../../../platform/mail/outbox.ts";
import type { MandateChange } from "../changes.ts";
import { pausedDays } from "../draws/draw-months.ts";
import { scheduleOf } from "../draws/next-draw.ts";
import { predecessorMandates, type Mandate } from "../repository.ts";

const daysBefore = 7;

/**
 * One mail waits at most, also after a change of account: what was said of the pause before holds no more. Null of what
 * ends.
 */
export const tellWhenPauseEnds = async (
  tx: Transaction,
  { id, email: recipient }: Mandate,
  change: MandateChange | null,
): Promise<void> => {
  const before = (await predecessorMandates(tx, [id])).map((one) => one.before);
  await tx
    .update(mails)
    .set({ replacedAt: now })
    .where(
      and(
        inArray(mails.ownerId, [id, ...before]),
        eq(mails.template, "pauseEnds"),
        isNull(mails.sentAt),
        isNull(mails.replacedAt),
      ),
    );
  if (change?.toDraw == null) return;
  const [mandate] = await tx.select().from(mandates).where(eq(mandates.id, id));
  if (!mandate || pausedDays(await scheduleOf(tx, mandate)).length === 0) return;
  const dueOn = daysAfter(change.toDraw, -daysBefore);
  await writeMail(tx, { ownerId: id, template: "pauseEnds", version: change.number, recipient, dueOn });
};
