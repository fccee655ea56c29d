import * as routes from "@hjarta-lunga/contract/routes.ts";

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

const patterns = Object.values(routes)
  .map((route) => ("pattern" in route ? segmentsOf(route.pattern) : []))
  .filter((segments) => segments.every((segment) => !segment.endsWith(".html")));

/** Pages of the code, such as the gifts and the search. The start page is the editors'. */
export function isRoute(path: string): boolean {
  const asked = segmentsOf(path);
  return patterns.some(
    (wanted) =>
      wanted.length > 0 &&
      wanted.length === asked.length &&
      wanted.every((segment, place) => segment === asked[place] || /^[*:]/.test(segment)),
  );
}
