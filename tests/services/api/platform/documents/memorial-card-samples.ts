import type { MemorialCardDraft } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";

export const memorialCardOf = (given: Partial<MemorialCardDraft> = {}): MemorialCardDraft => ({
  remembered: { name: "Karl-Gustav Lindström", bornYear: 1941, diedYear: 2026 },
  greeting: "Din trädgård blommar vidare, och vi med den.\nTack för allt du gav oss.",
  from: "Gunilla, Per och barnbarnen",
  ...given,
});

const sixtyLetters = "Maria Alexandra Konstantinopolitanska-Gyllenstierna af Björn";
/** As much as has room. */
export const fullCard = memorialCardOf({
  remembered: { name: sixtyLetters, bornYear: 1925, diedYear: 2026 },
  greeting: Array.from({ length: 8 }, () => "Vi minns dig varje dag och saknar din só").join("\n"),
  from: sixtyLetters,
});
/** As much, in the widest letters and without a place to break. */
export const widestCard = memorialCardOf({
  remembered: { name: "W".repeat(60), bornYear: 1925, diedYear: 2026 },
  greeting: "W".repeat(320),
  from: "W".repeat(60),
});
