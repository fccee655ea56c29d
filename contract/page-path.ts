import { documentFolder } from "./documents.ts";

export const fileFolders = ["page-data", "slice-data", "static", "icons"] as const;

export const forwardedFolders = ["api", "search-api"] as const;

/** `/index/` is Gatsby's second name for the start page. */
export const reservedSegments: readonly string[] = [
  documentFolder,
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

export const longestSegment = 100;
export const longestPagePath = 500;

type Problem = "malformed" | "reserved" | "longSegment" | "tooLong";

const wellFormed = /^\/(?:[a-z0-9-]+\/)*$/;

export const pagePathProblem = (path: string): Problem | undefined => {
  if (path.length > longestPagePath) return "tooLong";
  if (!wellFormed.test(path)) return "malformed";
  const segments = path.split("/").slice(1, -1);
  if (segments.some(({ length }) => length > longestSegment)) return "longSegment";
  return segments.slice(0, 1).some((first) => reservedSegments.includes(first)) ? "reserved" : undefined;
};
