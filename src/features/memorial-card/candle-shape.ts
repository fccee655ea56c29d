import type { MemorialCardAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { shownFields } from "#src/core/donor/donor-shape.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { fromRemembered, toRemembered, toShownPerson } from "#src/core/remembered/remembered-shape.ts";
import type { CandleDraft, CardDraft } from "./candle.ts";

export const toCard = ({ greeting, from, ...person }: CardDraft) => ({
  remembered: toRemembered(person),
  greeting,
  from,
});

export const toShown = (card: CardDraft) => ({ ...toCard(card), remembered: toShownPerson(card) });

export const fromCard = ({ remembered: person, ...words }: MemorialCardAnswer["card"]): CardDraft => ({
  ...fromRemembered(person),
  ...words,
});

/** Under another name than the visitor's own, which a browser would offer to fill in. */
const remembered = "remembered";

export const cardFields = [remembered, "bornYear", "diedYear", "greeting", "from"] as const;

export function asShown(found: FormProblems): FormProblems {
  const { name, ...others } = found;
  return name === undefined ? others : { ...others, [remembered]: name };
}

export const sendingFields = (draft: Pick<CandleDraft, "donor" | "withGift" | "preset" | "own">): readonly string[] => {
  if (!draft.withGift) return ["email"];
  const own = shownFields(draft.donor, amountOf(draft) ?? 0).filter((field) => field !== "email");
  return ["email", "amount", ...own];
};
