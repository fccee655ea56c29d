/** Folders that hold the site's own files. No page is answered below them. */
export const fileFolders = ["page-data", "slice-data", "static", "icons"] as const;

/** Calls below these are passed on to other services. */
export const forwardedFolders = ["api", "search-api"] as const;

/**
 * First parts of paths that editors cannot give to a page: files, calls, names that the build gives to pages of its
 * own (`/index/` is its other name for the start page), and the code's pages that show nothing of the editors'.
 */
export const reservedSegments: readonly string[] = [
  ...fileFolders,
  ...forwardedFolders,
  "index",
  "404",
  "500",
  "dev-404-page",
  "offline-plugin-app-shell-fallback",
  "sok",
  "order",
  "gavokort",
  "mc",
  "d",
];

/** Each part becomes the name of a folder, and the whole a path on a disk and a line in a mail. */
export const longestSegment = 100;
export const longestPagePath = 500;

type Problem = "malformed" | "reserved" | "longSegment" | "tooLong";

/** "/", or segments of lower-case letters, digits and hyphens between slashes. */
const wellFormed = /^\/(?:[a-z0-9-]+\/)*$/;

export const pagePathProblem = (path: string): Problem | undefined => {
  if (path.length > longestPagePath) return "tooLong";
  if (!wellFormed.test(path)) return "malformed";
  const segments = path.split("/").slice(1, -1);
  if (segments.some(({ length }) => length > longestSegment)) return "longSegment";
  return segments.slice(0, 1).some((first) => reservedSegments.includes(first)) ? "reserved" : undefined;
};
