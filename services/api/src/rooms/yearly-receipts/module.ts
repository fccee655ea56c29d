import type { Module } from "../../kinds/module.ts";
import { yearlyReceiptSections } from "./attention.ts";
import { yearlyReceiptCommands } from "./commands.ts";
import { yearlyReceiptMails } from "./mails.ts";
import { queueYearlyReceipts } from "./queue.ts";

export const yearlyReceipts = {
  mails: yearlyReceiptMails,
  jobs: ({ db, log }) => ({
    yearlyReceipts: async () => {
      const written = await queueYearlyReceipts(db);
      if (written > 0) log.info({ written }, "receipts of the year are written");
    },
  }),
  commands: () => yearlyReceiptCommands,
  attention: () => yearlyReceiptSections,
} satisfies Module;
