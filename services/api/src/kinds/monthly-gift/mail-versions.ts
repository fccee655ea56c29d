/** Versions of the mail drawFailed. */
export const drawTrouble = { retried: 1, noFunds: 2, accountClosed: 3, refunded: 4 } as const;
export type DrawTrouble = keyof typeof drawTrouble;

/** Versions of the mail extraDraw. `onNext`: agreed again on the account that took the place. */
export const extraDrawMails = { agreed: 1, undone: 2, moved: 3, onNext: 4 } as const;
export type ExtraDrawMail = keyof typeof extraDrawMails;

/** Versions of the mail lateDraw. */
export const lateDrawMails = { announced: 1, moved: 2 } as const;

/** Versions of the mail mandateRevoked. */
export const mandateEnding = { bank: 1, giver: 2, us: 3, self: 4 } as const;
export type MandateEnding = keyof typeof mandateEnding;
