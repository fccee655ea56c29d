import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";

/* Gatsby reads GATSBY_CPU_COUNT twice: first for rendering, then for queries. */

/** A second process takes longer to start than it takes the first one to draw as many. */
const fewPages = 400;

/** Processes that draw are started before the pages are known. */
const countFile = () => process.env.KEPT_CODE && path.join(process.env.KEPT_CODE, "page-count");

export function rememberPages(count: number): void {
  const file = countFile();
  if (file) writeFileSync(file, String(count));
}

function readRemembered(): number {
  try {
    return Number(readFileSync(countFile() ?? "", "utf8"));
  } catch {
    return Infinity;
  }
}

/** Gatsby counts its main process, which mostly waits while the others draw. */
export function chooseRenderers(): void {
  const renderers = readRemembered() <= fewPages ? 1 : availableParallelism();
  process.env.GATSBY_CPU_COUNT = String(renderers + 1);
}

/** With several workers page data is lost in one build of five of 10,000 pages: gatsbyjs/gatsby#36599. */
export function queryInOneProcess(): void {
  process.env.GATSBY_CPU_COUNT = "1";
}
