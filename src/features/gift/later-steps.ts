/* Fetched at the first sign of a hand: schemas, calls and payment are no part of its first script. */

export const loadDonorStep = () => import("./donor-step.tsx");
export const loadGiftOrder = () => import("./gift-order.tsx");
