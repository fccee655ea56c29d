import { availableParallelism } from "node:os";

/*
 * Gatsby reads the number of processors more than once: first for how many workers render pages, last for whether workers
 * run the pages' queries, too.
 */

/** The main process hands out the work and mostly waits. Gatsby counts it as a worker, and would leave a processor idle. */
export function renderOnEveryProcessor(): void {
  process.env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
}

/**
 * With several workers the data of a page is lost now and then, and the build stops: gatsbyjs/gatsby#36599, seen here in
 * one build of five with 10,000 pages. The main process alone loses nothing and takes no longer.
 */
export function queryInOneProcess(): void {
  process.env.GATSBY_CPU_COUNT = "1";
}
