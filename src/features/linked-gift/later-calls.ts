/** Fetched when something is asked: the client of the API is no part of the first script. */
export const loadLinkCalls = () => import("#src/calls/gift-links.ts");
/** Payment, for who gives by Swish. */
export const loadExtraOrder = () => import("./extra-order.tsx");
/** BankID, for who asks for more than a link moves. */
export const loadIdentifyHolder = () => import("./identify-holder.tsx");
