import { texts } from "./seed/texts.ts";

export type TextKey = keyof typeof texts;
/** For services and the build only: it loads all texts. */
export const textKeys = Object.keys(texts) as TextKey[];
