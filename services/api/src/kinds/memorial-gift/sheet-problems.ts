import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { MemorialSheet, MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/unsupported-characters.ts";
import { Refusal } from "../../platform/http/refusal.ts";

type Drawers = Pick<Documents, "drawsAll">;

export const sheetProblems = (
  documents: Drawers,
  { remembered, greeting, givers }: MemorialSheetDraft,
): Record<string, FieldProblem> | undefined =>
  unsupportedCharacters(documents, [
    ["sheet.remembered.name", remembered.name],
    ["sheet.greeting", greeting],
    ...givers.map((name, row): [string, string] => [`sheet.givers.${row}`, name]),
  ]);

export const refuseUndrawable = (documents: Drawers, sheet: MemorialSheet): void => {
  const problems = sheetProblems(documents, sheet);
  if (problems) throw new Refusal("validation_failed", problems);
};
