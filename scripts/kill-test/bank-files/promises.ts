import { drawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import type { Press } from "../../../services/api/src/kinds/monthly-gift/self-service/press.ts";

/** `number`: of the changes of its gift. `holdsFrom`: the first draw that it holds from, as its mail says. */
export type Promised = {
  number: number;
  what: "amount" | "day" | "pause" | "resume" | "end";
  toOre: number | null;
  toDay: DrawDay | null;
  pausedMonths: number | null;
  holdsFrom: string;
  /** The next draw, as its mail says. Null of what ends. */
  toDraw: string | null;
};
export type Begun = { lookup: string; body: Press };
export type FromPresser =
  { ready: true } | { begun: Begun } | { refused: string } | ({ promised: string; lookup: string } & Promised);

export const monthAfter = (month: string): string => daysAfter(`${month}-28`, 4).slice(0, 7);
/** A draw of the 28th may be made on the first days of the month after. */
const monthOf = (on: string): string => daysAfter(on, -10).slice(0, 7);

type Agreed = { amountOre: number; drawDay: DrawDay; on?: string };

/** What was promised of a month: nothing in a pause or after the end, else an amount and a day. */
export const agreedIn = (begins: Agreed, promises: readonly Promised[], month: string): Agreed | undefined => {
  const agreed: Agreed = { ...begins };
  let isPaused = false;
  for (const { what, holdsFrom, toOre, toDay, pausedMonths, toDraw } of promises) {
    const from = monthOf(holdsFrom);
    if (month < from) continue;
    delete agreed.on;
    if (toDraw !== null && month === monthOf(toDraw)) agreed.on = toDraw;
    if (what === "end") return undefined;
    if (what === "amount") agreed.amountOre = toOre ?? agreed.amountOre;
    // A draw that kept its day is the last on that day.
    if (what === "day" && toDay !== null && (month > from || holdsFrom === drawOn(from, toDay))) agreed.drawDay = toDay;
    if (what === "resume") isPaused = false;
    if (what === "pause") {
      let last = from;
      for (let left = (pausedMonths ?? 1) - 1; left > 0; left -= 1) last = monthAfter(last);
      isPaused = month <= last;
    }
  }
  return isPaused ? undefined : agreed;
};
