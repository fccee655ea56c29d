import type { MembershipDraft } from "./membership.ts";

/** What the visitor writes themselves, in the contract's shape. What may be left out is left out, never empty. */
export function toMemberForm({ member, household }: MembershipDraft, isForHousehold: boolean): unknown {
  const { mobile, ...needed } = member;
  return {
    member: mobile.trim() === "" ? needed : { ...needed, mobile },
    household: isForHousehold ? household.map(({ name }) => name) : [],
  };
}
