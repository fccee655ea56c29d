/** What may be left out of a request is left out, never empty. */
export const unlessEmpty = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, written]) => written.trim() !== ""));
