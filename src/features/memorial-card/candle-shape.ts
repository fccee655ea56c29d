import type { MemorialCardAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { shownFields } from "#src/core/donor/donor-shape.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import type { CandleDraft, CardDraft } from "./candle.ts";

/** What is no number is sent as such, to be said at its field. */
const yearOf = (written: string): number => (/^\s*\d{4}\s*$/.test(written) ? Number(written) : Number.NaN);

type Years = { bornYear?: number; diedYear?: number };
const yearsOf = ({ bornYear, diedYear }: CardDraft): Years => ({
  ...(bornYear.trim() !== "" && { bornYear: yearOf(bornYear) }),
  ...(diedYear.trim() !== "" && { diedYear: yearOf(diedYear) }),
});

/** What stands on the card, in the contract's shape. What may be left out is left out, never empty. */
export const toCard = (card: CardDraft) => ({
  remembered: { name: card.name, ...yearsOf(card) },
  greeting: card.greeting,
  from: card.from,
});

/** As far as it can be shown: a year that is being written is left out. */
export function toShown(card: CardDraft) {
  const { remembered, ...words } = toCard(card);
  const { name, ...years } = remembered;
  const known = Object.fromEntries(Object.entries(years).filter(([, year]) => !Number.isNaN(year))) as Years;
  return { ...words, remembered: { name, ...known } };
}

/** And back, to be corrected. */
export const fromCard = ({
  remembered: { name, bornYear, diedYear },
  ...words
}: MemorialCardAnswer["card"]): CardDraft => ({
  name,
  bornYear: String(bornYear ?? ""),
  diedYear: String(diedYear ?? ""),
  ...words,
});

/** Under another name than the visitor's own, which a browser would offer to fill in. */
const remembered = "remembered";

/** The fields of the first step, as they stand on the page. */
export const cardFields = [remembered, "bornYear", "diedYear", "greeting", "from"] as const;

/** The schema's names as the page has them. */
export function asShown(found: FormProblems): FormProblems {
  const { name, ...others } = found;
  return name === undefined ? others : { ...others, [remembered]: name };
}

/** The fields of the second step, as they stand on the page. */
export const sendingFields = (draft: Pick<CandleDraft, "donor" | "withGift" | "preset" | "own">): readonly string[] => {
  if (!draft.withGift) return ["email"];
  const own = shownFields(draft.donor, amountOf(draft) ?? 0).filter((field) => field !== "email");
  return ["email", "amount", ...own];
};
