import { forgetInvoices, remindOfInvoices } from "../../ledger/invoices/invoice.ts";
import type { Module } from "../module.ts";
import { companyGiftMyData } from "./my-data.ts";
import { invoiceSections } from "./attention.ts";
import { invoiceCommands } from "./commands.ts";
import { companyGiftHandler } from "./handler.ts";
import { companyGiftMails } from "./mails.ts";
import { companyGiftRoutes } from "./routes.ts";

export const companyGift = {
  orders: { company_gift: companyGiftHandler },
  mails: companyGiftMails,
  myData: () => companyGiftMyData,
  routes: [companyGiftRoutes],
  housekeeping: ({ db, jobs }) => remindOfInvoices(db, jobs),
  attention: () => invoiceSections,
  commands: invoiceCommands,
  retention: { invoice: forgetInvoices },
} satisfies Module;
