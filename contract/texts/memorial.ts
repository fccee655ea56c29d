import { memorialPreviewTexts } from "./memorial-preview.ts";
import { memorialSearchTexts } from "./memorial-search.ts";
import { ownOrderTextsOf } from "./order.ts";

export const memorialTexts = [...ownOrderTextsOf("memorial"), ...memorialSearchTexts, ...memorialPreviewTexts] as const;
