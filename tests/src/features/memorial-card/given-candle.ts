import { emptyDraft, type CandleDraft, type CandleProduct } from "#src/features/memorial-card/candle.ts";

export const product: CandleProduct = {
  presets: [200, 300, 500],
  preselected: 300,
  least: 50,
  most: 100_000,
  thanks: "Tack. Din gåva hedrar ett minne.",
};

const empty = emptyDraft(product);

/** As far as the first step asks. */
export const written: CandleDraft = {
  ...empty,
  card: { ...empty.card, name: "Karl-Gustav Lindström", from: "Gunilla" },
};
