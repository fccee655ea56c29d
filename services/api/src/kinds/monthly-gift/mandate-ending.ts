/** By whom a mandate has ended, each a version of the mail that tells of it. */
export const mandateEnding = { bank: 1, giver: 2, us: 3 } as const;
export type MandateEnding = keyof typeof mandateEnding;
