/* Fetched at the first interaction: BankID, schemas and calls are no part of the journey's first script. */

export const loadMandateSteps = () => import("./mandate-steps.tsx");
