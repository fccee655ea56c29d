import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { Documents } from "./compiler.ts";
import { supportedText, isSafelyShaped } from "./supported-text.ts";

export const unsupportedCharacters = (
  { drawsAll }: Pick<Documents, "drawsAll">,
  texts: [field: string, text: string][],
): Record<string, FieldProblem> | undefined => {
  // Judged as it is drawn: signs that nobody sees part what the compiler joins.
  const wrong = texts.filter(([, text]) => {
    const shown = supportedText(text);
    return !isSafelyShaped(shown) || !drawsAll(shown);
  });
  if (wrong.length === 0) return undefined;
  return Object.fromEntries(wrong.map(([field]) => [field, "forbiddenCharacters"]));
};
