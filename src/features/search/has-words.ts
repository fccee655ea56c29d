/** Whether there is anything to look for. Providers take signs alone for no question, and answer with every page they have. */
export const hasWords = (query: unknown): boolean => typeof query === "string" && /[\p{L}\p{N}]/u.test(query);
