import { isNotNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../database/connect.ts";
import { mandates } from "../../database/tables/mandates.ts";
import type { Environment } from "../../environment.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import { openBankFolders } from "./bank-folders.ts";
import { readFiles } from "./read-files.ts";
import { sendFiles } from "./send-files.ts";
import { writeNight } from "./write-night.ts";

type Deps = { db: Database; jobs: Jobs; environment: Environment };

/** Each night a file for the bank, and each minute a look for what is to be sent and what has come. */
export const addBankFiles = (app: FastifyInstance, { db, jobs, environment }: Deps): void => {
  const send = async () => {
    const folders = await openBankFolders(environment.autogiro.folder);
    await sendFiles(db, environment.personalNumberKeys, folders);
    return folders;
  };
  jobs.work("bankNight", async () => {
    const bankFile = await writeNight(db, environment);
    if (bankFile !== undefined) app.log.info({ bankFile }, "a file for the bank is written");
    const leftOut = await db.$count(mandates, isNotNull(mandates.nightProblem));
    if (leftOut > 0) app.log.error({ leftOut }, "the night's file was written without some mandates");
    await send();
  });
  jobs.work("bankFiles", async () => {
    const folders = await send();
    await readFiles({ db, jobs, log: app.log, environment, folders });
  });
};
