import type { GatsbyNode } from "gatsby";
import { sayingWhatFailed, sayStep } from "./say-to-editors.ts";
import { rememberPages } from "./gatsby-internals/cpu-count.ts";
import { retireWorker } from "./offline.ts";
import { indexSearch } from "./search/index-search.ts";
import { writeFoundPages } from "./write-found-pages.ts";

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ getNodesByType }) => {
  const pages = getNodesByType("SitePage").length;
  rememberPages(pages);
  sayStep("drawing", pages);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  await sayingWhatFailed(allDone);
  await writeFoundPages(api);
  await retireWorker();
  await indexSearch(api);
};

const begun: Promise<unknown>[] = [];

export function inBackground(work: Promise<unknown>): void {
  begun.push(work);
  // allDone reports the failure; until then it must not be an unhandled rejection.
  work.catch(() => undefined);
}

export async function allDone(): Promise<void> {
  await Promise.all(begun.splice(0));
}
