/** Draws the document as it would be sent: a PNG. 503 with Retry-After when too many wait. */
export const giftPreviewCall = { method: "POST", path: "/api/Gift/Preview" } as const;
