import type { FormState } from "../form/form-field.tsx";
import { useFold } from "../form/use-fold.ts";
import type { DonorDraft } from "./donor-draft.ts";
import { saysMoreThanEmail } from "./giver-shape.ts";
import { nameFromSigned } from "./signed-name.ts";

const inFold = ["firstName", "lastName", "companyName", "organisationNumber", "personalNumber"] as const;

/** Open for what is written or wrong in it. The name that something is signed with stands there when it is opened. */
export function useReceiptFold(
  { problemOf }: Pick<FormState, "problemOf">,
  donor: DonorDraft,
  signed: string,
  onChange: (change: Partial<DonorDraft>) => void,
) {
  const isWrong = inFold.some((field) => problemOf(field) !== undefined);
  const { isOpen, onToggle } = useFold(isWrong, saysMoreThanEmail(donor));

  function toggle(opened: boolean) {
    onToggle(opened);
    const known = opened && !saysMoreThanEmail(donor) ? nameFromSigned(signed) : null;
    if (known !== null) onChange(known);
  }
  return { isOpen, onToggle: toggle };
}
