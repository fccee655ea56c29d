export const loadMemberStep = () => import("./member-step.tsx");
export const loadMembershipOrder = () => import("./membership-order.tsx");
