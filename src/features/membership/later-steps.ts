/* Fetched at the first sign of a hand: schemas, calls and payment are no part of its first script. */

export const loadMemberStep = () => import("./member-step.tsx");
export const loadMembershipOrder = () => import("./membership-order.tsx");
