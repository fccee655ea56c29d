import { isNotNull } from "drizzle-orm";
import { mandates } from "../../../platform/database/tables/mandates.ts";
import type { ModuleDeps } from "../../module.ts";
import { openBankFolders } from "./bank-folders.ts";
import { readFiles } from "./read-files.ts";
import { sendFiles } from "./send-files.ts";
import { writeNight } from "./write-night.ts";

type Given = Pick<ModuleDeps, "db" | "jobs" | "handlers" | "environment" | "log">;

export const bankJobs = ({ db, jobs, handlers, environment, log }: Given) => {
  const send = async () => {
    const folders = await openBankFolders(environment.autogiro.folder);
    await sendFiles(db, environment.personalNumberKeys, folders);
    return folders;
  };
  return {
    bankNight: async () => {
      const bankFile = await writeNight(db, environment);
      if (bankFile !== undefined) log.info({ bankFile }, "a file for the bank is written");
      const leftOut = await db.$count(mandates, isNotNull(mandates.nightProblem));
      if (leftOut > 0) log.error({ leftOut }, "the night's file was written without some mandates");
      await send();
    },
    bankFiles: async () => {
      const folders = await send();
      await readFiles({ db, jobs, handlers, log, environment, folders });
    },
  };
};
