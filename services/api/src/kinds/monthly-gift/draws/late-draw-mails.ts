/** Versions of the mail lateDraw. */
export const lateDrawMails = { announced: 1, moved: 2 } as const;
