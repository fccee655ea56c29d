import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import type { PauseMonths } from "@hjarta-lunga/contract/my-data.ts";
import { and, eq, gte } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandatePauses, mandates } from "../../../platform/database/tables/mandates.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { queueMail } from "../../../platform/mail/outbox.ts";
import { addChange, changeAmount, hasAmount, type ChangedBy, type MandateSchedule } from "../changes.ts";
import { openMonth, withDay, withPause, type Schedule } from "../draws/draw-months.ts";
import { scheduleOf, waitingInPlaceOf } from "../draws/next-draw.ts";
import { mandateEnding } from "../mail-versions.ts";
import { moveMandate } from "../move.ts";
import type { Mandate } from "../repository.ts";
import { tellWhenPauseEnds } from "./pause-ends.ts";

export type GiftChange =
  | { what: "amount"; toOre: number }
  | { what: "day"; drawDay: DrawDay }
  | { what: "pause"; months: PauseMonths }
  | { what: "resume" }
  | { what: "end" };

type By = ChangedBy & { who: string };
/** `on`: another day than Sweden's. */
type Deps = { tx: Transaction; jobs: Pick<Jobs, "send">; on?: string | undefined };

const setDay = async (tx: Transaction, before: MandateSchedule, drawDay: DrawDay, by: By) => {
  const after = withDay(before, drawDay);
  const { drawDayBefore, drawDayFrom } = after.mandate;
  await tx.update(mandates).set({ drawDay, drawDayBefore, drawDayFrom }).where(eq(mandates.id, before.mandate.id));
  return addChange(tx, before, after, { what: "day", fromDay: before.mandate.drawDay, toDay: drawDay, ...by });
};

const firstOf = (month: string) => `${month}-01`;

/** What a pause was before its open month stays: nothing is drawn for it afterwards. */
const setPaused = async (
  tx: Transaction,
  mandateId: string,
  open: string,
  paused: readonly string[],
): Promise<void> => {
  const isOpen = and(eq(mandatePauses.mandateId, mandateId), gte(mandatePauses.month, firstOf(open)));
  await tx.delete(mandatePauses).where(isOpen);
  const ahead = paused.filter((month) => month >= open);
  if (ahead.length > 0)
    await tx.insert(mandatePauses).values(ahead.map((month) => ({ mandateId, month: firstOf(month) })));
};

const withoutPause = (schedule: Schedule): Schedule => {
  const open = openMonth(schedule);
  return { ...schedule, paused: (schedule.paused ?? []).filter((month) => month < open) };
};

const pauseOrResume = async (
  { tx }: Deps,
  before: MandateSchedule,
  change: Extract<GiftChange, { what: "pause" | "resume" }>,
  by: By,
) => {
  const after = change.what === "pause" ? withPause(before, change.months) : withoutPause(before);
  for (const { id } of [before.mandate, ...(await waitingInPlaceOf(tx, before.mandate))])
    await setPaused(tx, id, openMonth(before), after.paused ?? []);
  const pausedMonths = change.what === "pause" ? change.months : null;
  return addChange(tx, before, after, { what: change.what, pausedMonths, ...by });
};

const changeDay = async ({ tx, on }: Deps, before: MandateSchedule, drawDay: DrawDay, by: By) => {
  const change = await setDay(tx, before, drawDay, by);
  const ofNext = { who: by.who, note: by.note ?? null };
  for (const next of await waitingInPlaceOf(tx, before.mandate))
    if (next.drawDay === before.mandate.drawDay) await setDay(tx, await scheduleOf(tx, next, on), drawDay, ofNext);
  return change;
};

/** Another account that waits for the bank ends with it: nothing more is drawn. */
const end = async ({ tx, jobs }: Deps, before: MandateSchedule, by: By) => {
  const { mandate } = before;
  const move = { to: "revoked", who: by.who, note: by.note ?? "on my pages" } as const;
  for (const one of [mandate, ...(await waitingInPlaceOf(tx, mandate))]) await moveMandate(tx, one.id, move);
  const change = await addChange(tx, before, null, { what: "end", ...by });
  const mail = { template: "mandateRevoked", version: mandateEnding.self, recipient: mandate.email } as const;
  await queueMail(tx, jobs, { ownerId: mandate.id, ...mail });
  return change;
};

/** Of a live mandate that is locked, and its holder's others with it. */
export const changeGift = async (deps: Deps, mandate: Mandate, change: GiftChange, by: By): Promise<void> => {
  const { tx, jobs, on } = deps;
  const before = await scheduleOf(tx, mandate, on);
  if (change.what === "amount") {
    if (!hasAmount(mandate)) throw new Error("A consent without an amount has none to change");
    const ofNext = { who: by.who, note: by.note ?? null };
    await changeAmount(tx, jobs, mandate, { toOre: change.toOre, ...by, ofNext }, on);
    return;
  }
  if (change.what === "end") {
    await end(deps, before, by);
    await tellWhenPauseEnds(tx, mandate, null);
    return;
  }
  const made = await (change.what === "day"
    ? changeDay(deps, before, change.drawDay, by)
    : pauseOrResume(deps, before, change, by));
  const { id: ownerId, email: recipient } = mandate;
  await queueMail(tx, jobs, { ownerId, template: "mandateChange", version: made.number, recipient });
  await tellWhenPauseEnds(tx, mandate, made);
};
