import { availableParallelism } from "node:os";

/* Gatsby reads GATSBY_CPU_COUNT twice: first for rendering, then for queries. */

/** Gatsby counts its main process, which mostly waits. */
export function renderOnEveryProcessor(): void {
  process.env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
}

/** With several workers page data is lost in one build of five of 10,000 pages: gatsbyjs/gatsby#36599. */
export function queryInOneProcess(): void {
  process.env.GATSBY_CPU_COUNT = "1";
}
