import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { GiftProduct, MembershipKind } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { rowsIn, type NameRow } from "#src/core/form/name-rows.ts";
import { changing, emptyOrderDraft, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { sanitiseStored, textOf } from "#src/core/order/draft/stored.ts";
import { defineJourney } from "#src/core/order/steps/define-journey.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";

export const kind = "membership_gift";

type Step = "kind" | "member";
export const stepNames = {
  kind: "membership.step.kind",
  member: "membership.step.member",
  order: "membership.step.order",
} as const satisfies StepNames<Step | "order">;

export type MembershipOffer = {
  product: Pick<GiftProduct, "heading" | "lead" | "thanks" | "preselected">;
  kinds: readonly MembershipKind[];
};

/** Editors may have taken a kind away, or set another fee, after the page was built. */
export type KindProblem = "missing" | "notOffered" | "feeChanged";

export const emptyMember = { firstName: "", lastName: "", email: "", mobile: "", street: "", postalCode: "", town: "" };
export type MemberDraft = typeof emptyMember;

export type MembershipDraft = OrderDraft & {
  membership: string;
  member: MemberDraft;
  /** The names of the others, for a kind that is for a household. Kept while another kind is looked at. */
  household: readonly NameRow[];
  ordered: string | null;
};

export const emptyDraft: MembershipDraft = {
  membership: "",
  member: emptyMember,
  household: [],
  ordered: null,
  ...emptyOrderDraft,
};

export const takeKind = (membership: string) => () => ({ membership });
export const changeMember = changing<"member", MemberDraft>("member");
export const nameHousehold = (household: readonly NameRow[]) => () => ({ household });

export const kindOf = ({ membership }: MembershipDraft, kinds: readonly MembershipKind[]): MembershipKind | undefined =>
  kinds.find(({ code }) => code === membership);

/** To become a member. The kind with the product's usual amount is taken until the visitor takes another. */
export const membership = defineJourney<MembershipOffer, Step, MembershipDraft, KindProblem, typeof kind>({
  kind,
  steps: ["kind", "member"],
  empty: ({ product, kinds }) => ({
    ...emptyDraft,
    membership: kinds.find(({ yearlyFee }) => yearlyFee === product.preselected)?.code ?? "",
  }),
  unchosen: { membership: "" },
  read: (stored, empty) => ({
    ...sanitiseStored(stored, empty),
    household: rowsIn(stored.household) ?? [],
    ordered: textOf(stored.ordered),
  }),
  inEntry: ({ membership }) => ({ membership }),
  // All of it is on the card and in the register: what has changed since is not paid by going forward.
  orderFingerprint: ({ membership, member, household }) => JSON.stringify([membership, member, household]),
  faultOf: (draft, { kinds }) => (kindOf(draft, kinds) === undefined ? "missing" : null),
  noteOrdered: ({ membership }) => ({ ordered: membership }),
  begin({ query, now, machine }, { kinds }) {
    const wanted = query.get(queryKeys.membership)?.toUpperCase() ?? "";
    const asked = kinds.find(({ code }) => code.toUpperCase() === wanted);
    const membership = asked?.code ?? now.draft.membership;
    // Who asks for one that there is not chooses themselves: none is taken in silence.
    if (wanted !== "" && asked === undefined)
      return machine.askChoice({ ...now, draft: { ...now.draft, membership: "" } }, "notOffered");
    const begun = { ...now, draft: { ...now.draft, membership } };
    return query.has(queryKeys.goOn) ? machine.atStep(begun, machine.last) : begun;
  },
});
