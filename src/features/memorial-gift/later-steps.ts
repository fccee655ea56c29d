/* Fetched at the first sign of a hand: schemas, calls and payment are no part of its first script. */

export const loadWhileWriting = () => import("./while-writing.ts");
export const loadDonorStep = () => import("./donor-step.tsx");
export const loadMemorialOrder = () => import("./memorial-order.tsx");
