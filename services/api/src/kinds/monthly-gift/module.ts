import type { Module } from "../module.ts";
import { bankSections, secondPersonSections } from "./attention.ts";
import { removeExpiredContent, removeOldCopies } from "./bank/bank-file-retention.ts";
import { bankJobs } from "./bank/bank-jobs.ts";
import { mandateCommands } from "./commands.ts";
import { monthlyGiftHandler } from "./draws/handler.ts";
import { mandateMails } from "./mails.ts";
import { rotateBankFiles, rotateMandates } from "./rotate-keys.ts";
import { mandateRetention } from "./retention.ts";
import { createAddMandate } from "./signing/add.ts";
import { receiptOf } from "./signing/answers.ts";
import { mandateRoutes } from "./signing/routes.ts";
import { mandateToSign } from "./signing/signed-text.ts";

export const monthlyGift = {
  orders: { monthly_gift: monthlyGiftHandler },
  gifts: (given) => {
    const addMandate = createAddMandate(given);
    return {
      monthly_gift: async (request, body) => {
        const { status, mandate } = await addMandate(request, body);
        return { status, receipt: receiptOf(mandate) };
      },
    };
  },
  mails: mandateMails,
  signed: { mandate: mandateToSign },
  routes: [mandateRoutes],
  jobs: bankJobs,
  housekeeping: ({ db, environment }) => removeOldCopies(db, environment.autogiro),
  commands: mandateCommands,
  rotateKeys: async (db, keys) => {
    const rotated = await rotateMandates(db, keys);
    await rotateBankFiles(db, keys);
    return rotated;
  },
  attention: (environment) => [...bankSections(environment), ...secondPersonSections],
  retention: { ...mandateRetention, bankFile: removeExpiredContent },
} satisfies Module;
