import type { MatchPath } from "../release/manifest.ts";

type Segments = readonly string[];
const segmentsOf = (path: string): Segments => path.split("/").filter((segment) => segment !== "");

const matches = (pattern: Segments, path: Segments) => {
  for (const [index, expected] of pattern.entries()) {
    if (expected.startsWith("*")) return true;
    const actual = path[index];
    if (actual === undefined) return false;
    if (!expected.startsWith(":") && expected !== actual) return false;
  }
  return pattern.length === path.length;
};

/** Gatsby sorts the list, the most specific first. */
export const createRewrites = (matchPaths: readonly MatchPath[]) => {
  const rows = matchPaths.map((entry) => ({ pattern: segmentsOf(entry.matchPath), page: entry.path }));
  return (path: string): string | undefined => {
    const segments = segmentsOf(path);
    return rows.find((row) => matches(row.pattern, segments))?.page;
  };
};
