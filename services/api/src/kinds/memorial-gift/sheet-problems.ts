import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { undrawable } from "../../platform/documents/undrawable.ts";

/** What on a sheet cannot be drawn. */
export const sheetProblems = (
  documents: Pick<Documents, "drawsAll">,
  { remembered, greeting, givers }: MemorialSheetDraft,
): Record<string, FieldProblem> | undefined =>
  undrawable(documents, [
    ["sheet.remembered.name", remembered.name],
    ["sheet.greeting", greeting],
    ...givers.map((name, row): [string, string] => [`sheet.givers.${row}`, name]),
  ]);
