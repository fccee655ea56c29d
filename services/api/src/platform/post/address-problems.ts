import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { Documents } from "../documents/compiler.ts";
import { unsupportedCharacters } from "../documents/unsupported-characters.ts";
import { Refusal } from "../http/refusal.ts";

type Drawers = Pick<Documents, "drawsAll">;

export const addressProblems = (
  documents: Drawers,
  field: string,
  address: Readonly<Record<string, string | null | undefined>>,
): Record<string, FieldProblem> | undefined =>
  unsupportedCharacters(
    documents,
    Object.entries(address).flatMap(([name, written]): [string, string][] =>
      written == null ? [] : [[`${field}.${name}`, written]],
    ),
  );

export const refuseUnprintable = (...asked: Parameters<typeof addressProblems>): void => {
  const problems = addressProblems(...asked);
  if (problems) throw new Refusal("validation_failed", problems);
};
