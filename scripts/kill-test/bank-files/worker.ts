import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { connect } from "../../../services/api/src/platform/database/connect.ts";
import { readEnvironment } from "../../../services/api/src/platform/environment/environment.ts";
import { createJobs } from "../../../services/api/src/platform/jobs/jobs.ts";
import { openBankFolders } from "../../../services/api/src/ledger/bank-files/bank-folders.ts";
import { readFiles } from "../../../services/api/src/ledger/bank-files/read-files.ts";
import { sendFiles } from "../../../services/api/src/kinds/monthly-gift/bank/send-files.ts";
import { writeNight } from "../../../services/api/src/kinds/monthly-gift/bank/write-night.ts";
import { bankFileReaders as readers, orderHandlers } from "../../../services/api/src/modules.ts";

/** Lives through nights until it is killed, and tells of each it has lived. */
const [first = "", last = ""] = process.argv.slice(2);
const environment = readEnvironment(process.env);
const { db, close } = connect({ url: environment.databaseUrl, poolSize: 3, onIdleError: () => undefined });
const jobs = createJobs(environment);
const folders = await openBankFolders(environment.autogiro.folder);
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const log = quiet as unknown as Parameters<typeof readFiles>[0]["log"];

process.send?.("ready");
for (let day = first; day <= last; day = daysAfter(day, 1)) {
  await writeNight(db, environment, day);
  await sendFiles(db, environment.personalNumberKeys, folders);
  await readFiles({ db, jobs, handlers: orderHandlers, log, environment, folders, readers });
  process.send?.(day);
}
await jobs.stop();
await close();
process.disconnect();
