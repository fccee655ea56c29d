/** The mails about a month that was missed and is drawn late, each a version of its template. */
export const lateDrawMails = { announced: 1, moved: 2 } as const;
