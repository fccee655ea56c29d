import type { MemorialCardAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { giverFields } from "#src/core/donor/giver-shape.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { amountAsked, storedAmount } from "#src/core/order/amount/amount-in-url.ts";
import { amountOf, type ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { changing, emptyOrderDraft, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { sanitiseStored } from "#src/core/order/draft/stored.ts";
import { defineJourney } from "#src/core/order/steps/define-journey.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { fromRemembered, toRemembered, toShownPerson } from "#src/core/remembered/remembered-shape.ts";

export const kind = "memorial_card";

type Step = "card" | "donor";

export const stepNames = {
  card: "candle.step.card",
  donor: "candle.step.donor",
  order: "candle.step.order",
} as const satisfies StepNames<Step | "order">;
/** A candle without a gift is lit by the step that its words are written in. */
const withoutGift = { card: "candle.step.card", lit: "candle.step.lit" } as const;
export const stepNamesOf = ({ withGift }: Pick<CandleDraft, "withGift">): StepNames =>
  withGift ? stepNames : withoutGift;

type CandleProblem = "fields";

/** The amounts are those of the memorial gift. */
export type CandleProduct = Pick<GiftProduct, "presets" | "preselected" | "least" | "most" | "thanks">;

const emptyCard = { name: "", bornYear: "", diedYear: "", greeting: "", from: "" };
export type CardDraft = typeof emptyCard;

export type CandleDraft = ChosenAmount &
  OrderDraft & {
    card: CardDraft;
    withGift: boolean;
    /** The link goes to the same address as the receipt. */
    donor: DonorDraft;
  };

export const emptyDraft = ({ preselected }: Pick<CandleProduct, "preselected">): CandleDraft => ({
  preset: preselected,
  own: "",
  card: emptyCard,
  withGift: false,
  donor: emptyDonor,
  ...emptyOrderDraft,
});

/* What a visitor changes. */
export const chooseGift = () => ({ withGift: true });
export const changeCard = changing<"card", CardDraft>("card");

/** What nobody can go on without. All other rules are judged by the contract's schema, where the step is left. */
const isBegun = ({ card }: CandleDraft): boolean => card.name.trim() !== "" && card.from.trim() !== "";

export const candle = defineJourney<CandleProduct, Step, CandleDraft, CandleProblem, typeof kind>({
  kind,
  steps: ["card", "donor"],
  empty: emptyDraft,
  read: (stored, empty, product) => ({ ...sanitiseStored(stored, empty), ...storedAmount(stored, empty, product) }),
  inEntry: ({ withGift, preset, own }) => ({ withGift, preset, own }),
  // All of it is shared or thanked for: what has changed since is not paid by going forward.
  orderFingerprint: (draft) =>
    JSON.stringify([draft.withGift, amountOf(draft), draft.card, { ...draft.donor, personalNumber: "" }]),
  faultOf: (draft) => (isBegun(draft) ? null : "fields"),
  begin({ query, now }, product) {
    const amount = amountAsked(query, product);
    // Who comes with an amount has chosen to give. Whether it can be given is asked where it stands.
    return amount === null ? now : { ...now, draft: { ...now.draft, withGift: true, ...amount } };
  },
});

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

export function toFieldNames(found: FormProblems): FormProblems {
  const { name, ...others } = found;
  return name === undefined ? others : { ...others, [remembered]: name };
}

export const sendingFields = (draft: Pick<CandleDraft, "donor" | "preset" | "own">): readonly string[] => [
  "amount",
  ...giverFields(draft.donor, amountOf(draft) ?? 0, true),
];
