import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/unsupported-characters.ts";

export const greetingProblems = (
  documents: Pick<Documents, "drawsAll">,
  { to, from, message }: { to: string; from: string; message: string },
  within = "",
): Record<string, FieldProblem> | undefined =>
  unsupportedCharacters(documents, [
    [`${within}to`, to],
    [`${within}message`, message],
    [`${within}from`, from],
  ]);
