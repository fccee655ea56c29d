import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { ChosenAmount } from "./chosen-amount.ts";
import { isRecord } from "../draft/stored.ts";

/** As the entry of the history has it. */
export function amountIn(choice: unknown): ChosenAmount | null {
  const { preset, own } = isRecord(choice) ? choice : {};
  return (preset === null || typeof preset === "number") && typeof own === "string" ? { preset, own } : null;
}

/**
 * The amount that the URL asks for. A form that was sent without script has the own amount under a name of its own,
 * beside the preset that the page was built with. Of several amounts none is chosen here: together they cannot be read.
 */
export function writtenIn(query: URLSearchParams, preselected: number): string | null {
  const all = (key: string) => query.getAll(key).filter((value) => value.trim() !== "");
  const own = all(`${queryKeys.amount}-eget`);
  const presets = all(queryKeys.amount).filter((preset) => own.length === 0 || preset !== String(preselected));
  const written = [...new Set([...presets, ...own])];
  return written.length === 0 ? null : written.join(" / ");
}
