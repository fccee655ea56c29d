/** Whether there is anything to search for. Providers take punctuation alone for an empty query: every page. */
export const hasWords = (query: unknown): boolean => typeof query === "string" && /[\p{L}\p{N}]/u.test(query);
