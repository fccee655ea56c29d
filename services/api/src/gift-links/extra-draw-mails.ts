/** The mails about an extra gift that is drawn, each a version of its template. */
export const extraDrawMails = { agreed: 1, undone: 2, moved: 3 } as const;
export type ExtraDrawMail = keyof typeof extraDrawMails;
