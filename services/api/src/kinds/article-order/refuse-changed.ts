import { lineField, writeLineChange, type LineChange } from "@hjarta-lunga/contract/articles.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Shortage } from "./stock.ts";

export type ChangedLine = { articleNumber: string; change: LineChange };

export const refuseChanged = (lines: readonly ChangedLine[]): never => {
  const fields = lines.map(({ articleNumber, change }) => [lineField(articleNumber), writeLineChange(change)]);
  throw new Refusal("articles_changed", Object.fromEntries(fields) as Record<string, string>);
};

export const refuseWaiting = (articleNumbers: readonly string[]): void => {
  if (articleNumbers.length === 0) return;
  refuseChanged(articleNumbers.map((articleNumber) => ({ articleNumber, change: { what: "waiting" } })));
};

export const refuseShort = (short: readonly Shortage[]): void => {
  if (short.length === 0) return;
  refuseChanged(
    short.map(({ articleNumber, left }) => ({
      articleNumber,
      change: left === 0 ? { what: "soldOut" } : { what: "fewerLeft", quantity: left },
    })),
  );
};
