import type { MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/unsupported-characters.ts";

export const sheetProblems = (
  documents: Pick<Documents, "drawsAll">,
  { remembered, greeting, givers }: MemorialSheetDraft,
) =>
  unsupportedCharacters(documents, [
    ["sheet.remembered.name", remembered.name],
    ["sheet.greeting", greeting],
    ...givers.map((name, row): [string, string] => [`sheet.givers.${row}`, name]),
  ]);
