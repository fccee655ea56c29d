import { vi } from "vitest";
import type { DeceasedPerson, FuneralParlor } from "@hjarta-lunga/contract/schemas/lookups.ts";

type Call = {
  query: string;
  signal: AbortSignal;
  answer: (items: unknown[], total?: number) => void;
  fail: () => void;
};

/** Every search that was asked for, to be answered when and as a test says. */
export const asked: Call[] = [];

const search = (query: string, signal: AbortSignal) =>
  new Promise((resolve, reject) =>
    asked.push({
      query,
      signal,
      answer: (items, total = items.length) => resolve({ items, total }),
      fail: () => reject(new Error("away")),
    }),
  );
export const searchDeceasedPeople = vi.fn(search);
export const searchFuneralParlors = vi.fn(search);

export const person = (name: string, given: Partial<DeceasedPerson> = {}): DeceasedPerson => ({
  ...{ id: name, name, town: "Lidköping", bornYear: 1941, diedYear: 2026 },
  ...given,
});
export const parlor = (name: string, given: Partial<FuneralParlor> = {}): FuneralParlor => ({
  ...{ id: name, name, street: "Storgatan 1", postalCode: "531 32", town: "Lidköping", takesSheets: true },
  ...given,
});
