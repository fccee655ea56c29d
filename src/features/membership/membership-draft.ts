import type { MembershipKind } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { rowsIn, type NameRow } from "#src/core/form/name-rows.ts";
import { sanitiseStored, textOf } from "#src/core/order/draft/stored.ts";
import { emptyOrderDraft, orderDraftIn, readKept, type OrderDraft } from "#src/core/order/draft/order-draft.ts";

export const emptyMember = { firstName: "", lastName: "", email: "", mobile: "", street: "", postalCode: "", town: "" };
/** What the visitor has written about themselves, as it stands in the fields. */
export type MemberDraft = typeof emptyMember;

/** A membership that is being prepared. */
export type MembershipDraft = OrderDraft & {
  /** The code of its kind, or nothing. */
  membership: string;
  member: MemberDraft;
  /** The names of the others, for a kind that is for a household. Kept while another kind is looked at. */
  household: readonly NameRow[];
  /** The code of the kind that its order was made of. */
  ordered: string | null;
};

export const emptyDraft: MembershipDraft = {
  membership: "",
  member: emptyMember,
  household: [],
  ordered: null,
  ...emptyOrderDraft,
};

/* What a visitor changes. */
export const takeKind = (membership: string) => () => ({ membership });
export const changeMember =
  (change: Partial<MemberDraft>) =>
  ({ member }: MembershipDraft) => ({ member: { ...member, ...change } });
export const nameHousehold = (household: readonly NameRow[]) => () => ({ household });

/** The membership that this tab has begun. */
export function readDraft(empty: MembershipDraft): MembershipDraft {
  const kept = readKept("membership_gift");
  return {
    ...empty,
    membership: textOf(kept.membership) ?? empty.membership,
    member: sanitiseStored(kept.member, emptyMember),
    household: rowsIn(kept.household) ?? [],
    ordered: textOf(kept.ordered),
    ...orderDraftIn(kept),
  };
}

export const kindOf = ({ membership }: MembershipDraft, kinds: readonly MembershipKind[]): MembershipKind | undefined =>
  kinds.find(({ code }) => code === membership);
