import type { Documents } from "../documents/compiler.ts";
import { unsupportedCharacters } from "../documents/unsupported-characters.ts";
import { Refusal } from "../http/refusal.ts";

export const refuseUnprintable = (
  documents: Pick<Documents, "drawsAll">,
  field: string,
  address: Readonly<Record<string, string | null | undefined>>,
): void => {
  const written = Object.entries(address).flatMap(([name, text]): [string, string][] =>
    text == null ? [] : [[`${field}.${name}`, text]],
  );
  const problems = unsupportedCharacters(documents, written);
  if (problems) throw new Refusal("validation_failed", problems);
};
