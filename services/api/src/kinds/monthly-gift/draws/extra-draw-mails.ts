/** Versions of the mail extraDraw. `onNext`: agreed again on the account that took the place. */
export const extraDrawMails = { agreed: 1, undone: 2, moved: 3, onNext: 4 } as const;
export type ExtraDrawMail = keyof typeof extraDrawMails;
