/** The mails about an extra gift that is drawn, each a version of its template. `onNext`: agreed anew on the account that took the place. */
export const extraDrawMails = { agreed: 1, undone: 2, moved: 3, onNext: 4 } as const;
export type ExtraDrawMail = keyof typeof extraDrawMails;
