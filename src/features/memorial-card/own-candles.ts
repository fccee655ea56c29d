import { storageKeys } from "@hjarta-lunga/contract/local-storage.ts";
import { isRecord } from "#src/lib/is-record.ts";

type OwnCandle = { reference: string; id: string };

const mostKept = 50;

export const ownCandle = (reference: string): string | null =>
  kept().find((candle) => candle.reference === reference)?.id ?? null;

export function keepOwnCandle(candle: OwnCandle): void {
  try {
    const others = kept().filter(({ reference }) => reference !== candle.reference);
    localStorage.setItem(storageKeys.ownCandles, JSON.stringify([candle, ...others].slice(0, mostKept)));
  } catch {
    // A browser may refuse to keep anything: the candle burns all the same.
  }
}

function kept(): OwnCandle[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKeys.ownCandles) ?? "[]");
    return Array.isArray(read) ? read.filter(isOwnCandle) : [];
  } catch {
    return [];
  }
}

const isOwnCandle = (value: unknown): value is OwnCandle =>
  isRecord(value) && typeof value.reference === "string" && typeof value.id === "string";
