import type { MembershipDraft } from "./membership.ts";

export function toMemberForm({ member, household }: MembershipDraft, isForHousehold: boolean): unknown {
  const { mobile, ...needed } = member;
  return {
    member: mobile.trim() === "" ? needed : { ...needed, mobile },
    household: isForHousehold ? household.map(({ name }) => name) : [],
  };
}
