import { draftKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { journeyOf, type JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { paymentMethods, type PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { sanitiseStored, textOf } from "./stored.ts";

/** What was sent to make an order: the same again is the same order, another needs another key. Stored under these names. */
export type Sent = { key: string; print: string; replaces: string | null };

export type OrderDraft = {
  method: PaymentMethod;
  isMethodChosen?: true;
  sent: Sent | null;
  order: string | null;
};

export const emptyOrderDraft: OrderDraft = { method: "swishDirect", sent: null, order: null };

/** How a visitor changes one part of a draft. */
export const changing =
  <Name extends string, Part extends object>(name: Name) =>
  (change: Partial<Part>) =>
  (draft: Readonly<Record<Name, Part>>) =>
    ({ [name]: { ...draft[name], ...change } }) as Record<Name, Part>;

const dayMs = 24 * 60 * 60 * 1000;

/** No personal number is ever written to the device, whatever a journey puts into its draft. */
export const jsonForDevice = (value: object): string =>
  JSON.stringify(value, (name, part: unknown) => (name === "personalNumber" ? undefined : part));

/** Survives a reload, for as long as its kind says. */
export function storeDraft(kind: JourneyKind, draft: OrderDraft & Readonly<Record<string, unknown>>): void {
  withStorage(kind, (storage) => storage.setItem(draftKey(kind), jsonForDevice({ ...draft, keptAt: Date.now() })));
}

export function forgetDraft(kind: JourneyKind): void {
  withStorage(kind, (storage) => storage.removeItem(draftKey(kind)));
}

export function readStoredDraft(kind: JourneyKind): Record<string, unknown> {
  const stored = withStorage(kind, (storage) => JSON.parse(storage.getItem(draftKey(kind)) ?? "null") as unknown);
  if (!isRecord(stored)) return {};
  if (journeyOf(kind).keptFor === "tab" || isOfToday(stored.keptAt)) return stored;
  forgetDraft(kind);
  return {};
}

/** A clock that was set back since makes it no younger. */
const isOfToday = (keptAt: unknown): boolean => typeof keptAt === "number" && Math.abs(Date.now() - keptAt) < dayMs;

export const orderDraftIn = (stored: Record<string, unknown>): OrderDraft => ({
  method: paymentMethods.find((each) => each === stored.method) ?? emptyOrderDraft.method,
  ...(stored.isMethodChosen === true && { isMethodChosen: true }),
  sent: sentIn(stored.sent),
  order: textOf(stored.order),
});

function sentIn(stored: unknown): Sent | null {
  if (!isRecord(stored)) return null;
  const sent = sanitiseStored(stored, { key: "", print: "" });
  return sent.key === "" ? null : { ...sent, replaces: textOf(stored.replaces) };
}

/** A browser may refuse to keep anything at all: the order is made all the same. */
function withStorage<T>(kind: JourneyKind, work: (storage: Storage) => T): T | undefined {
  try {
    return work(journeyOf(kind).keptFor === "day" ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}
