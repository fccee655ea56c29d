import { useLayoutEffect } from "react";
import type { DonorDraft } from "./donor-draft.ts";

const name = /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:von|af|de) )?\p{Lu}[\p{L}'’.-]*){1,3}$/u;
const isKin =
  /^(?:mamma|pappa|mor|far|mormor|morfar|farmor|farfar|moster|faster|morbror|farbror|familj(?:en)?|din|din[ae]|era?|vi)\b/iu;

/** The giver's name, where what they have signed with is a whole one. What else it may be is left for them to say. */
export function nameFromSigned(signed: string): Pick<DonorDraft, "firstName" | "lastName"> | null {
  const written = signed.trim().replace(/\s+/gu, " ");
  if (!name.test(written) || isKin.test(written)) return null;
  const [firstName = "", ...rest] = written.split(" ");
  return { firstName, lastName: rest.join(" ") };
}

/** What somebody has signed with is not asked for again. Once: whoever wipes it out wants another name. */
export function useSignedName(
  signed: string,
  { firstName, lastName }: DonorDraft,
  onChange: (change: Partial<DonorDraft>) => void,
): void {
  useLayoutEffect(() => {
    const known = nameFromSigned(signed);
    if (known !== null && firstName === "" && lastName === "") onChange(known);
  }, []);
}
