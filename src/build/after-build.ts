import type { GatsbyNode } from "gatsby";
import { sayingWhatFailed } from "./build-error.ts";
import { allDone } from "./background-work.ts";
import { retireWorker } from "./offline.ts";
import { indexSearch } from "./search/index-search.ts";
import { writeFoundPages } from "./write-found-pages.ts";

export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  await sayingWhatFailed(allDone);
  await writeFoundPages(api);
  await retireWorker();
  await indexSearch(api);
};
