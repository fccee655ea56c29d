import { sheetDesigns } from "../memorials.ts";

export const memorialSheetTexts = [
  "memorialSheet.documentTitle",
  "memorialSheet.remembering",
  "memorialSheet.gift",
  ...sheetDesigns.map((design) => `memorialSheet.picture.${design}` as const),
] as const;
