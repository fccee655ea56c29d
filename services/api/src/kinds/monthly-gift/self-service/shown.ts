import { drawDays } from "@hjarta-lunga/contract/mandates.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { pauseMonths } from "@hjarta-lunga/contract/my-data.ts";
import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import type { MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { drawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";
import type { Published } from "../../../platform/content/published.ts";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandateDraws, mandates } from "../../../platform/database/tables/mandates.ts";
import { payments } from "../../../platform/database/tables/payments.ts";
import { swedishDay } from "../../../platform/database/time.ts";
import type { MandateSchedule } from "../changes.ts";
import { drawAfter, monthOfDraw, pausedDays, withDay, withPause } from "../draws/draw-months.ts";
import { nextAccountOf, scheduleOf } from "../draws/next-draw.ts";
import { mandateOfNow, predecessorMandates, type Mandate } from "../repository.ts";
import { lowerThan } from "./lower.ts";

type Deps = { published: Pick<Published, "giftLimits" | "giftPresets">; on?: string | undefined };

/** Of its own and of those that it took the place of. */
const drawsOf = async (tx: Transaction, { id }: Mandate) => {
  const before = (await predecessorMandates(tx, [id])).map((one) => one.before);
  return tx
    .select({
      ...{ dueOn: mandateDraws.dueOn, fileId: mandateDraws.fileId },
      ...{ amountOre: payments.amountOre, state: payments.state, refundedAt: payments.refundedAt },
    })
    .from(mandateDraws)
    .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
    .where(inArray(mandateDraws.mandateId, [id, ...before]))
    .orderBy(asc(mandateDraws.dueOn));
};

const choicesOf = (schedule: MandateSchedule): Pick<MyMandate, "days" | "pauses"> => ({
  days: drawDays.map((drawDay) => {
    const changed = withDay(schedule, drawDay);
    const nextDraw = drawAfter(changed);
    const begins = [monthOfDraw(nextDraw), (changed.mandate.drawDayFrom ?? "").slice(0, 7)].sort()[1] ?? "";
    return { drawDay, nextDraw, from: drawOn(begins, drawDay) };
  }),
  pauses: pauseMonths.map((months) => {
    const changed = withPause(schedule, months);
    return { months, nextDraw: drawAfter(changed), skipped: pausedDays(changed) };
  }),
});

export const shownMandate = async (tx: Transaction, { published, on }: Deps, mandate: Mandate): Promise<MyMandate> => {
  const { shortReference, state, amountOre, drawDay, bankName, accountEnding, signedAt, stateSince } = mandate;
  const schedule = await scheduleOf(tx, mandate, on);
  const [draws, next] = [await drawsOf(tx, mandate), await nextAccountOf(tx, mandate, on)];
  const isDrawn = isLiveMandate(state) && amountOre !== null;
  const limits = published.giftLimits("monthly_gift");
  const amount = amountOre === null ? null : toSek(amountOre);
  const given = draws.filter((one) => one.state === "paid" && one.refundedAt === null);
  const told = draws.filter((one) => one.fileId !== null && isLive(one.state) && one.dueOn >= schedule.today);
  return {
    ...{ number: shortReference, state, amount, drawDay, bankName, accountEnding },
    signedOn: signedAt && swedishDay(signedAt),
    endedOn: isLiveMandate(state) ? null : swedishDay(stateSince),
    given: toSek(given.reduce((sum, one) => sum + one.amountOre, 0)),
    nextDraw: isDrawn && amount !== null ? { on: drawAfter(schedule), amount } : null,
    told: told.map((one) => ({ on: one.dueOn, amount: toSek(one.amountOre) })),
    pausedDays: isDrawn ? pausedDays(schedule) : [],
    ...(isDrawn ? choicesOf(schedule) : { days: [], pauses: [] }),
    ...{ ...limits, presets: [...published.giftPresets("monthly_gift")] },
    lower: isDrawn && amount !== null ? lowerThan(amount, limits.least) : null,
    nextAccount:
      isLiveMandate(state) && next && !next.isTaken
        ? { bankName: next.mandate.bankName, accountEnding: next.mandate.accountEnding, drawOn: next.drawOn }
        : null,
  };
};

/** What was signed by them, without what only led on to another account, or waits to take the place of one. */
const mandatesToShow = async (tx: Transaction, holderLookup: string): Promise<Mandate[]> => {
  const all = await tx
    .select()
    .from(mandates)
    .where(and(eq(mandates.holderLookup, holderLookup), ne(mandates.state, "awaiting_signature")))
    .orderBy(desc(mandates.createdAt));
  const alive = all.filter(({ state }) => isLiveMandate(state));
  const isWaiting = ({ state, replaces, createdAt }: Mandate) =>
    replaces !== null && state !== "active" && alive.some((one) => one.createdAt < createdAt);
  const ended: Mandate[] = [];
  for (const one of all.filter(({ state }) => !isLiveMandate(state)))
    if ((await mandateOfNow(tx, one)).id === one.id && (one.state === "revoked" || alive.length === 0)) ended.push(one);
  return [...alive.filter((one) => !isWaiting(one)), ...ended];
};

export const shownMandates = async (tx: Transaction, deps: Deps, holderLookup: string): Promise<MyMandate[]> => {
  const shown = [];
  for (const mandate of await mandatesToShow(tx, holderLookup)) shown.push(await shownMandate(tx, deps, mandate));
  return shown;
};
