export const loadGiftPay = () => import("./gift-pay.tsx");
export const loadGiftOrder = () => import("./gift-order.tsx");
export const loadGiverRules = () => import("#src/core/donor/giver-rules.ts");
/** With the client of the API. */
export const loadGiftCalls = () => import("./gift-calls.ts");
export const loadCompanyWay = () => import("../company-gift/brought-along.ts");
