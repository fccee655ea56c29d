/** References have no lower-case letters, but mail programs and people change them. */
export const sharedReference = (path: string): string =>
  path.split("/").slice(3).join("/").replace(/\/$/, "").toUpperCase();

export const withCode = (path: string): string =>
  path.replace(/^\/(?:d|_internal)\/[a-z0-9_]+(?=\/)/i, (page) => page.replace(/[^/]+$/, (code) => code.toUpperCase()));
