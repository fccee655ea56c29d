import { fileFolders, forwardedFolders } from "@hjarta-lunga/contract/page-path.ts";
import { ReleaseError, type MatchPath, type ReleaseFile } from "./manifest.ts";

const needed = [
  "index.html",
  "404.html",
  "500.html",
  "page-data/app-data.json",
  "page-data/index/page-data.json",
  "robots.txt",
  "sitemap.xml",
] as const;

/** "/order/diplom/[orderReference]/" is in "order/diplom/[orderReference]/index.html". */
export const htmlFileOf = (pagePath: string) => {
  const inside = pagePath.replace(/^\//, "");
  return inside.endsWith(".html") ? inside : `${inside.replace(/\/?$/, "/")}index.html`.replace(/^\//, "");
};

/** A page here would be shadowed, or replace the start page. */
const closedToPages = new Set<string>(["index", ...fileFolders, ...forwardedFolders]);
const isMisplaced = ({ path }: ReleaseFile) =>
  path.endsWith("/index.html") && closedToPages.has(path.split("/", 1)[0] ?? "");

const wellFormed = /^(?:\/(?::[A-Za-z][A-Za-z0-9_]*|[^*:/?#\s][^*/?#\s]*))*(?:\/\*[A-Za-z0-9_]*)?\/?$/;

export const checkRelease = (files: ReleaseFile[], matchPaths: MatchPath[]) => {
  const present = new Set(files.map((file) => file.path));
  const faults = [
    ...needed.filter((path) => !present.has(path)).map((path) => `${path} is missing`),
    ...matchPaths
      .filter((entry) => !wellFormed.test(entry.matchPath))
      .map((entry) => `match path is malformed: ${entry.matchPath}`),
    ...matchPaths
      .filter((entry) => !present.has(htmlFileOf(entry.path)))
      .map((entry) => `match path leads nowhere: ${entry.matchPath} to ${entry.path}`),
    ...files
      .filter((file) => file.type.startsWith("text/html") && file.size === 0)
      .map((file) => `${file.path} is empty`),
    ...files.filter(isMisplaced).map((file) => `${file.path} stands at a reserved path`),
  ];
  if (faults.length === 0) return;
  throw new ReleaseError(
    `The build is not complete: ${faults.join("; ")}`,
    "Bygget blev inte komplett, så ändringen publicerades inte. Försök igen, eller hör av dig till den som sköter webbplatsen.",
  );
};
