import { isNotNull } from "drizzle-orm";
import type { Module, ModuleDeps } from "../module.ts";
import { bankSections, secondPersonSections } from "./attention.ts";
import { removeOldCopies } from "../../ledger/bank-files/bank-content.ts";
import { mandateCommands } from "./commands.ts";
import { monthlyGiftHandler } from "./draws/handler.ts";
import { mandateMails } from "./mails/mandate-mails.ts";
import { rotateBankFiles, rotateMandates } from "./rotate-keys.ts";
import { mandateRetention } from "./retention.ts";
import { createAddMandate } from "./signing/add.ts";
import { receiptOf } from "./signing/answers.ts";
import { monthlyGiftOnMyPages } from "./self-service/my-data.ts";
import { mandateRoutes } from "./signing/routes.ts";
import { mandateToSign } from "./signing/consent.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { isBankHeld } from "../../ledger/bank-files/after-restore.ts";
import { openBankFolders } from "../../ledger/bank-files/bank-folders.ts";
import { readFiles } from "../../ledger/bank-files/read-files.ts";
import { autogiroReader } from "./bank/autogiro-reader.ts";
import { sendFiles } from "./bank/send-files.ts";
import { writeNight } from "./bank/write-night.ts";

type Given = Pick<ModuleDeps, "db" | "jobs" | "handlers" | "environment" | "log" | "bankFileReaders">;

const bankJobs = ({ db, jobs, handlers, environment, log, bankFileReaders: readers }: Given) => {
  const isHeld = () => isBankHeld(environment.autogiro.folder);
  const send = async () => {
    const folders = await openBankFolders(environment.autogiro.folder);
    if (!isHeld()) await sendFiles(db, environment.personalNumberKeys, folders);
    return folders;
  };
  return {
    bankNight: async () => {
      if (isHeld()) {
        log.error("the bank is told nothing since a restore: see RESTORED.txt in its folder");
        return;
      }
      const bankFile = await writeNight(db, environment);
      if (bankFile !== undefined) log.info({ bankFile }, "a file for the bank is written");
      const leftOut = await db.$count(mandates, isNotNull(mandates.nightProblem));
      if (leftOut > 0) log.error({ leftOut }, "the night's file was written without some mandates");
      await send();
    },
    bankFiles: async () => {
      const folders = await send();
      await readFiles({ db, jobs, handlers, log, environment, folders, readers });
    },
  };
};

export const monthlyGift = {
  orders: { monthly_gift: monthlyGiftHandler },
  gifts: (given) => {
    const addMandate = createAddMandate(given);
    return {
      monthly_gift: async (request, body) => {
        const { isNew, mandate } = await addMandate(request, body);
        return { status: isNew ? 201 : 200, receipt: receiptOf(mandate) };
      },
    };
  },
  mails: mandateMails,
  signed: { mandate: mandateToSign },
  routes: [mandateRoutes],
  bankFiles: autogiroReader,
  jobs: bankJobs,
  housekeeping: ({ db, environment }) => removeOldCopies(db, environment.autogiro),
  commands: mandateCommands,
  rotateKeys: async (db, keys) => {
    const rotated = await rotateMandates(db, keys);
    await rotateBankFiles(db, keys);
    return rotated;
  },
  attention: (environment) => [...bankSections(environment), ...secondPersonSections],
  retention: mandateRetention,
  myData: monthlyGiftOnMyPages,
} satisfies Module;
