/**
 * What stands below the page of a shared card: "/d/JUL_24_1/7H4K…" and "/mc/ml25/7H4K…" have two parts of their own. No
 * reference has small letters: a link that came with them, read aloud or through a program for mail, means the same card.
 */
export const sharedReference = (path: string): string =>
  path.split("/").slice(3).join("/").replace(/\/$/, "").toUpperCase();

/** Nor has the code of a design. */
export const withCode = (path: string): string =>
  path.replace(/^\/(?:d|_internal)\/[a-z0-9_]+(?=\/)/i, (page) => page.replace(/[^/]+$/, (code) => code.toUpperCase()));
