import type { Module } from "../../kinds/module.ts";
import type { NamedFile } from "../../platform/http/described-route.ts";
import { yearlyReceiptSections } from "./attention.ts";
import { yearlyReceiptCommands } from "./commands.ts";
import { createMakeYearlyReceipt } from "./document.ts";
import { givenByOrders } from "./given-in-year.ts";
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
  myData: ({ db, published, documents }) => ({
    yearReceipt: async (orders, year, client) => {
      const given = await givenByOrders(db, { year, orderIds: orders.map(({ id }) => id) });
      if (!given) return undefined;
      const { fileName, pdf: bytes } = await createMakeYearlyReceipt({ published, documents })(given, false, client);
      return { fileName: fileName as NamedFile["fileName"], bytes };
    },
  }),
  commands: () => yearlyReceiptCommands,
  attention: () => yearlyReceiptSections,
} satisfies Module;
