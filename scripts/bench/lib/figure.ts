export type Unit = "kB" | "MB" | "ms" | "s" | "points" | "shift" | "requests/s";

/** Machines differ: `timesBaseline` and `shareOfBaseline` compare with what was measured beside it. */
export type Bar = { atMost: number } | { atLeast: number } | { timesBaseline: number } | { shareOfBaseline: number };

export type Figure = {
  what: string;
  unit: Unit;
  measured: number;
  baseline?: number;
  bar?: Bar;
  notes?: string[];
};

export const ratio = ({ measured, baseline }: Figure): number | undefined =>
  baseline === undefined || baseline === 0 ? undefined : measured / baseline;

/** Undefined without a bar. A comparison that was not made is not within. */
export const isWithin = (figure: Figure): boolean | undefined => {
  const { bar, measured } = figure;
  if (bar === undefined) return undefined;
  if ("atMost" in bar) return measured <= bar.atMost;
  if ("atLeast" in bar) return measured >= bar.atLeast;
  const times = ratio(figure);
  if (times === undefined) return false;
  return "timesBaseline" in bar ? times <= bar.timesBaseline : times >= bar.shareOfBaseline;
};

const decimals: Partial<Record<Unit, number>> = { kB: 1, s: 1, shift: 3 };

export const showValue = (value: number, unit: Unit): string => {
  const number = value.toFixed(decimals[unit] ?? 0);
  return unit === "points" || unit === "shift" ? number : `${number} ${unit}`;
};

export const showBar = ({ bar, unit }: Figure): string => {
  if (bar === undefined) return "";
  if ("atMost" in bar) return `at most ${showValue(bar.atMost, unit)}`;
  if ("atLeast" in bar) return `at least ${showValue(bar.atLeast, unit)}`;
  return "timesBaseline" in bar ? `at most ${bar.timesBaseline} x` : `at least ${bar.shareOfBaseline} x`;
};
