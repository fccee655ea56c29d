import { availableParallelism } from "node:os";

/*
 * Gatsby asks more than once how many processors there are: first for how many workers write pages, last for whether
 * workers ask for the pages' data, too.
 */

/** Whoever hands out the work mostly waits for it. Gatsby counts it as one at work, and would leave a processor idle. */
export function renderOnEveryProcessor(): void {
  process.env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
}

/**
 * With several workers the data of a page is lost now and then, and the build stops: gatsbyjs/gatsby#36599, seen here in
 * one build of five with 10,000 pages. Alone, the main process loses nothing and takes no longer.
 */
export function queryInOneProcess(): void {
  process.env.GATSBY_CPU_COUNT = "1";
}
