/* Fetched at the first sign of a hand: BankID, schemas and calls are no part of the journey's first script. */

export const loadLater = () => import("./mandate-steps.tsx");
