import { emptyDraft, type MemorialDraft, type MemorialProduct } from "#src/features/memorial-gift/memorial-gift.ts";

export const product: MemorialProduct = {
  presets: [200, 300, 500],
  preselected: 300,
  least: 50,
  most: 100_000,
  heading: "Minnesgåva",
  lead: "Vi beklagar sorgen.",
  thanks: "Tack. Din gåva hedrar ett minne.",
};

const empty = emptyDraft(product);

/** As far as the first step asks. */
export const written: MemorialDraft = {
  ...empty,
  sheet: { ...empty.sheet, name: "Karl-Gustav Lindström", givers: [{ id: "first", name: "Gunilla" }] },
};

/** Long before or after today. */
export const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
