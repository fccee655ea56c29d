/** Fetched when something is asked: the client of the API is no part of the first script. */
export const loadLinkCalls = () => import("#src/calls/gift-links.ts");
export const loadExtraOrder = () => import("./extra-order.tsx");
export const loadIdentifyHolder = () => import("./identify-holder.tsx");
