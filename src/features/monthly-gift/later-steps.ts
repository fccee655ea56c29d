/* Fetched at the first sign of a hand: BankID, schemas and calls are no part of the journey's first script. */

export const loadIdentityStep = () => import("./identity-step.tsx");
export const loadAccountStep = () => import("./account-step.tsx");
export const loadConsentStep = () => import("./consent-step.tsx");
export const loadMandateThanks = () => import("./mandate-thanks.tsx");
