import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { designOf } from "@hjarta-lunga/contract/designs.ts";
import { campaigns } from "../../../../../services/content/src/seed/content/campaigns.ts";
import { greetingCardDocument } from "@hjarta-lunga/contract/seed/texts/greeting-card-document.ts";
import { greetingHeading } from "@hjarta-lunga/contract/seed/texts/greeting-heading.ts";
import { memorialCardDocument } from "@hjarta-lunga/contract/seed/texts/memorial-card-document.ts";
import { giftPaper } from "@hjarta-lunga/contract/seed/texts/gift-paper.ts";
import { memorialSheet } from "@hjarta-lunga/contract/seed/texts/memorial-sheet.ts";
import { drawnFileOf } from "../../../../../services/api/src/platform/content/artwork-files.ts";
import type { Artwork } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Published } from "../../../../../services/api/src/platform/content/published.ts";
import type { MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";

const words: Record<string, Record<"sv" | "en", string> | undefined> = {
  ...memorialSheet,
  ...memorialCardDocument,
  ...giftPaper,
  ...greetingCardDocument,
  ...greetingHeading,
};

/** The words of the seed, without the service that publishes them. */
export const seedWords = {
  organisation: () => ({ name: "Hjärta & Lunga" }),
  drawnFile: (artwork: Artwork) => drawnFileOf(new Map(), artwork),
  design: (code: CampaignCode) => designOf(campaigns, code),
  say: (language, key, fillIns = {}) =>
    words[key]?.[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(fillIns[name])) ?? key,
} as Pick<Published, "say"> as Published;

export const sheetOf = (given: Partial<MemorialSheetDraft> = {}): MemorialSheetDraft => ({
  design: "ANEMONES",
  remembered: { name: "Karl-Gustav Lindström", bornYear: 1941, diedYear: 2026 },
  greeting: "Din trädgård blommar vidare, och vi med den.\nTack för allt du gav oss.",
  givers: ["Gunilla", "Per", "barnbarnen"],
  ...given,
});

const sixtyLetters = "Maria Alexandra Konstantinopolitanska-Gyllenstierna af Björn";
/** As much as has room. */
export const fullSheet = sheetOf({
  remembered: { name: sixtyLetters, bornYear: 1925, diedYear: 2026 },
  greeting: Array.from({ length: 8 }, () => "Vi minns dig varje dag och saknar din só").join("\n"),
  givers: Array.from({ length: 10 }, () => sixtyLetters),
});
/** As much, in the widest letters and without a place to break. */
export const widestSheet = sheetOf({
  remembered: { name: "W".repeat(60), bornYear: 1925, diedYear: 2026 },
  greeting: "W".repeat(320),
  givers: Array.from({ length: 10 }, () => "W".repeat(60)),
});
