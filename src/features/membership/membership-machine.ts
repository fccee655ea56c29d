import type { GiftProduct, MembershipKind } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { createOrderMachine, type Progress } from "#src/core/order/draft/progress.ts";
import { emptyDraft, kindOf, type MembershipDraft } from "./membership-draft.ts";

export const kind = "membership_gift";

type Step = "kind" | "member";

export const stepNames = {
  kind: "membership.step.kind",
  member: "membership.step.member",
  order: "membership.step.order",
} as const satisfies StepNames<Step | "order">;

/** Editors may have taken a kind away, or set another fee, after the page was built. */
export type KindProblem = "missing" | "notOffered" | "feeChanged";

/** What the site's editors have written for the page. */
export type MembershipOffer = {
  product: Pick<GiftProduct, "heading" | "lead" | "thanks" | "preselected">;
  kinds: readonly MembershipKind[];
};

export type MembershipProgress = Progress<Step, MembershipDraft, KindProblem>;

/** The kind with the product's usual amount is taken until the visitor takes another. */
export const createMembershipMachine = ({ product, kinds }: MembershipOffer) =>
  createOrderMachine<Step, MembershipDraft, KindProblem>({
    steps: ["kind", "member"],
    empty: {
      ...emptyDraft,
      membership: kinds.find(({ yearlyFee }) => yearlyFee === product.preselected)?.code ?? "",
    },
    // All of it is on the card and in the register: what has changed since is not paid by going forward.
    choiceOf: ({ membership, member, household }) => JSON.stringify([membership, member, household]),
    faultOf: (draft) => (kindOf(draft, kinds) === undefined ? "missing" : null),
    keptOfOrder: ({ membership }) => ({ ordered: membership }),
  });
export type MembershipMachine = ReturnType<typeof createMembershipMachine>;
