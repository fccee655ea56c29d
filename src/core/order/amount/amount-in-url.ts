import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { GiftLimits } from "#src/lib/shown-content.ts";
import { amongPresets, asChosen, type ChosenAmount } from "./chosen-amount.ts";

type Presets = Pick<GiftLimits, "presets">;

/** As it was kept. A preset that is none any more is shown as an amount of the visitor's own. */
export function storedAmount({ preset, own }: Record<string, unknown>, ours: ChosenAmount, { presets }: Presets) {
  const isAmount = (preset === null || typeof preset === "number") && typeof own === "string";
  return amongPresets(isAmount ? { preset, own } : { preset: ours.preset, own: ours.own }, presets);
}

export function amountAsked(query: URLSearchParams, { presets, preselected }: Presets & { preselected: number }) {
  const written = writtenIn(query, preselected);
  return written === null ? null : asChosen(written, presets);
}

/** Without script the own amount comes under a name of its own, beside the preset that the page was built with. */
export function writtenIn(query: URLSearchParams, preselected: number): string | null {
  const all = (key: string) => query.getAll(key).filter((value) => value.trim() !== "");
  const own = all(`${queryKeys.amount}-eget`);
  const presets = all(queryKeys.amount).filter((preset) => own.length === 0 || preset !== String(preselected));
  const written = [...new Set([...presets, ...own])];
  return written.length === 0 ? null : written.join(" / ");
}
