import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { DiplomaDraft } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/unsupported-characters.ts";

export const diplomaProblems = (
  documents: Pick<Documents, "drawsAll">,
  { name, occasion }: DiplomaDraft,
  field = "diploma",
): Record<string, FieldProblem> | undefined =>
  unsupportedCharacters(documents, [
    [`${field}.name`, name],
    [`${field}.occasion`, occasion],
  ]);
