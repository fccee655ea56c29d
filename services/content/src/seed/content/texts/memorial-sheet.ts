import type { TextsOf } from "./texts-of.ts";

export const memorialSheet: TextsOf<"memorialSheet"> = {
  "memorialSheet.documentTitle": {
    sv: "Minnesblad från {organisation}",
    en: "Memorial sheet from {organisation}",
    help: "Dokumentets titel, som läses upp av skärmläsare. {organisation} är vårt namn.",
  },
};
