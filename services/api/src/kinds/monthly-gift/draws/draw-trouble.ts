/** Versions of the mail drawFailed. */
export const drawTrouble = { retried: 1, noFunds: 2, accountClosed: 3, refunded: 4 } as const;
export type DrawTrouble = keyof typeof drawTrouble;
