import { sessionKeys } from "@hjarta-lunga/contract/cookies.ts";
import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { amongPresets, type ChosenAmount } from "./chosen-amount.ts";
import type { GivenProduct } from "./gift-product.ts";

/** What was sent to make an order: the same again is the same order, another gift needs another key. */
export type Sent = {
  key: string;
  gift: string;
  /** The order that this one takes the place of. */
  replaces: string | null;
};

/** A gift that is being prepared, as it stands in the fields. */
export type GiftDraft = ChosenAmount & {
  donor: DonorDraft;
  method: PaymentMethod;
  sent: Sent | null;
  /** The order that it became. */
  order: string | null;
};

export const emptyDraft = ({ preselected }: Pick<GivenProduct, "preselected">): GiftDraft => ({
  preset: preselected,
  own: "",
  donor: emptyDonor,
  method: "swishDirect",
  sent: null,
  order: null,
});

/** Survives a reload, in this tab. The personal number is never written to the device. */
export function keepDraft(draft: GiftDraft): void {
  const donor = { ...draft.donor, personalNumber: "" };
  withStorage((storage) => storage.setItem(sessionKeys.giftDraft, JSON.stringify({ ...draft, donor })));
}

export function forgetDraft(): void {
  withStorage((storage) => storage.removeItem(sessionKeys.giftDraft));
}

/**
 * What lies in the storage may be anything: each part counts only if it has the form of ours. A preset that is none any
 * more is shown as an amount of the visitor's own.
 */
export function readDraft(empty: GiftDraft, presets: readonly number[]): GiftDraft {
  const kept = withStorage((storage) => JSON.parse(storage.getItem(sessionKeys.giftDraft) ?? "null") as unknown);
  const draft = likeOurs(kept, empty);
  const preset =
    isTable(kept) && (kept.preset === null || typeof kept.preset === "number") ? kept.preset : empty.preset;
  return {
    ...draft,
    ...amongPresets({ preset, own: draft.own }, presets),
    donor: { ...likeOurs(isTable(kept) ? kept.donor : null, emptyDonor), personalNumber: "" },
    sent: isTable(kept) ? sentOf(kept.sent) : null,
    order: isTable(kept) ? textOf(kept.order) : null,
  };
}

function sentOf(kept: unknown): Sent | null {
  if (!isTable(kept)) return null;
  const sent = likeOurs(kept, { key: "", gift: "" });
  return sent.key === "" ? null : { ...sent, replaces: textOf(kept.replaces) };
}

const textOf = (kept: unknown): string | null => (typeof kept === "string" ? kept : null);

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function likeOurs<T extends object>(kept: unknown, ours: T): T {
  if (!isTable(kept)) return ours;
  const same = Object.entries(ours).map(([name, value]) => [
    name,
    typeof kept[name] === typeof value ? kept[name] : (value as unknown),
  ]);
  return Object.fromEntries(same) as T;
}

/** A browser may refuse to keep anything at all: the gift is given all the same. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}
