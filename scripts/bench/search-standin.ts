import { startStandins } from "../../services/standins/src/start.ts";

/** Started by parts/search.ts as a process of its own, as the stand-ins are: it tells where searches go. */
const [dataDir = "", searchKeys = "{}"] = process.argv.slice(2);
const { urls } = await startStandins({
  dataDir,
  searchKeys: JSON.parse(searchKeys) as { appId: string; search: string; write: string },
});
process.send?.(urls.search);
