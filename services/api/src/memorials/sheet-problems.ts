import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { Documents } from "../documents/compiler.ts";
import { drawable, isSafelyShaped } from "../documents/drawable.ts";

type Draws = Pick<Documents, "drawsAll">;

/**
 * What on a sheet cannot be drawn, by its field: what a visitor sees is what is sent, so nothing is left out and nothing
 * stands in a letter's place. Which letters our fonts have is known here alone; all other rules are the schema's.
 */
export const sheetProblems = (
  { drawsAll }: Draws,
  { remembered, greeting, givers }: MemorialSheetDraft,
): Record<string, FieldProblem> | undefined => {
  const texts: [string, string][] = [
    ["sheet.remembered.name", remembered.name],
    ["sheet.greeting", greeting],
    ...givers.map((name, row): [string, string] => [`sheet.givers.${row}`, name]),
  ];
  // Judged as it is drawn: signs that nobody sees part what the compiler joins.
  const wrong = texts.filter(([, text]) => {
    const shown = drawable(text);
    return !isSafelyShaped(shown) || !drawsAll(shown);
  });
  if (wrong.length === 0) return undefined;
  return Object.fromEntries(wrong.map(([field]) => [field, "forbiddenCharacters"]));
};
