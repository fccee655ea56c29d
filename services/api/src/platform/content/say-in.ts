import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "./published.ts";

export const sayIn =
  (published: Pick<Published, "say">, language: Language) =>
  (key: TextKey, fillIns?: FillIns): string =>
    published.say(language, key, fillIns);
