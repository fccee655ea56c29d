/** Versions of the mail mandateRevoked. */
export const mandateEnding = { bank: 1, giver: 2, us: 3 } as const;
export type MandateEnding = keyof typeof mandateEnding;
