import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/unsupported-characters.ts";

/** What on a sheet cannot be drawn. */
export const sheetProblems = (
  documents: Pick<Documents, "drawsAll">,
  { remembered, greeting, givers }: MemorialSheetDraft,
): Record<string, FieldProblem> | undefined =>
  unsupportedCharacters(documents, [
    ["sheet.remembered.name", remembered.name],
    ["sheet.greeting", greeting],
    ...givers.map((name, row): [string, string] => [`sheet.givers.${row}`, name]),
  ]);
