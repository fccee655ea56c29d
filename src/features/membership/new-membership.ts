import type { MembershipOrder } from "@hjarta-lunga/contract/schemas/memberships.ts";
import { addMembership } from "#src/calls/memberships.ts";
import type { NewOrder } from "#src/core/order/place-order.ts";
import type { MembershipDraft } from "./membership-draft.ts";

/** What the visitor writes themselves, in the contract's shape. What may be left out is left out, never empty. */
export function toMemberForm({ member, household }: MembershipDraft, isForHousehold: boolean): unknown {
  const { mobile, ...needed } = member;
  return {
    member: mobile.trim() === "" ? needed : { ...needed, mobile },
    household: isForHousehold ? household.map(({ name }) => name) : [],
  };
}

export type Membership = Omit<MembershipOrder, "idempotencyKey" | "replaces">;

export const newMembership = (membership: Membership): NewOrder => ({
  print: JSON.stringify(membership),
  add: ({ idempotencyKey, ...replaces }) => addMembership({ idempotencyKey, ...membership, ...replaces }),
});
