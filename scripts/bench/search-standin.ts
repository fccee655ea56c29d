import { startStandins } from "../../services/standins/src/start.ts";

const [dataDir = "", searchKeys = "{}"] = process.argv.slice(2);
const { urls } = await startStandins({
  dataDir,
  searchKeys: JSON.parse(searchKeys) as { appId: string; search: string; write: string },
});
process.send?.(urls.search);
