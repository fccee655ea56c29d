import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { memorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";

export { drawPreview } from "#src/calls/previews.ts";

/* Fetched when there is something to draw: the contract's rules and the client are no part of the first script. */

export const previewOf = (sheet: unknown, language: Language): PreviewOf<"memorialSheet"> | undefined => {
  const { data } = memorialSheetDraft.safeParse(sheet);
  return data && { document: "memorialSheet", sheet: data, language };
};
