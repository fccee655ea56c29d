import { texts } from "./seed/texts.ts";

export type TextKey = keyof typeof texts;
/** What the content service holds, in Swedish and English. Taken by services and the build: the words come with it. */
export const textKeys = Object.keys(texts) as TextKey[];
