import React, { createContext, useContext, useMemo, type ReactNode } from "react";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

export type Texts = Readonly<Record<string, string>>;
type Words = { language: Language; texts: Texts };

const TextsContext = createContext<Words>({ language: "sv", texts: {} });

export function TextsProvider({ language, texts, children }: Words & { children: ReactNode }) {
  const outer = useContext(TextsContext);
  const value = useMemo(
    () => ({ language, texts: outer.language === language ? { ...outer.texts, ...texts } : texts }),
    [outer, language, texts],
  );
  return <TextsContext.Provider value={value}>{children}</TextsContext.Provider>;
}

export type FillIns = Readonly<Record<string, string | number>>;
export type Say = (key: TextKey, fillIns?: FillIns) => string;

/** The words of the content service: `say("giftStart.tooSmall", { least: 50 })`. */
export function useTexts(): { language: Language; say: Say } {
  const { language, texts } = useContext(TextsContext);
  return useMemo(
    () => ({
      language,
      say: (key, fillIns = {}) =>
        // A word that is missing is found by the build; the key is better than nothing in development.
        (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(fillIns[name] ?? whole)),
    }),
    [language, texts],
  );
}
