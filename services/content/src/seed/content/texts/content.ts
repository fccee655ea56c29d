import type { TextsOf } from "./texts-of.ts";

export const content: TextsOf<"content"> = {
  "content.breatheIn": { sv: "andas in", en: "breathe in" },
  "content.breatheOut": { sv: "andas ut", en: "breathe out" },
};
