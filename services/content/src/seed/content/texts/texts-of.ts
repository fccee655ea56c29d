import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

export type SeedTranslation = { sv: string; en: string; help?: string };

/** Every text of one namespace: one that is missing does not compile. */
export type TextsOf<Namespace extends string> = Record<Extract<TextKey, `${Namespace}.${string}`>, SeedTranslation>;
