import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { diploma } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { giftPreview, type PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";
import { problemsIn } from "#src/core/form/form-problems.ts";
import type { DiplomaDraft } from "./use-diploma.ts";

/* One file for all that writing needs of the API and of the contract's rules: each file more is in every page's first script. */

export { drawPreview } from "#src/calls/previews.ts";

export const problemsOf = (words: DiplomaDraft) => problemsIn(diploma, words);
export const parseDiploma = (words: DiplomaDraft) => diploma.safeParse(words).data ?? null;

export const previewOf = (written: unknown, language: Language): PreviewOf<"diploma"> | undefined => {
  const { data } = giftPreview.safeParse({ document: "diploma", ...(written as object), language });
  return data?.document === "diploma" ? data : undefined;
};
