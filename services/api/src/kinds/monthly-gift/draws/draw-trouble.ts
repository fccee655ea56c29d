/** What may go wrong with a draw, each a version of the mail that tells of it. */
export const drawTrouble = { retried: 1, noFunds: 2, accountClosed: 3, refunded: 4 } as const;
export type DrawTrouble = keyof typeof drawTrouble;
