import { sheetDesigns } from "../memorials.ts";

export const memorialPreviewTexts = [
  "memorial.design",
  ...sheetDesigns.map((design) => `memorial.design.${design}` as const),
  "memorial.preview.alt",
  "memorial.preview.enlarge",
  "memorial.preview.close",
  "memorial.preview.waiting",
  "memorial.preview.letters",
  "memorial.preview.failed",
] as const;
