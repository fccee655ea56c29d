import { articleSections } from "./articles/attention.ts";
import { discrepancySections } from "./discrepancies/attention.ts";
import { mailSections } from "./mail/refused.ts";
import { bankSections } from "./mandates/bank/bank-attention.ts";
import { cardSections } from "./cards/attention.ts";
import { memorialSections } from "./memorials/attention.ts";
import { paymentSections } from "./payments/attention.ts";
import { postSections } from "./post/attention.ts";
import { showSections } from "./staff/section.ts";
import { withDatabase } from "./staff/with-database.ts";
import { yearlyReceiptSections } from "./yearly-receipts/attention.ts";

const sections = [
  ...discrepancySections,
  ...paymentSections,
  ...mailSections,
  ...memorialSections,
  ...postSections,
  ...cardSections,
  ...articleSections,
  ...bankSections,
  ...yearlyReceiptSections,
];

/** What needs somebody: `npm run attention --workspace services/api`. Each part of the house brings its own sections. */
await withDatabase((db) => showSections(db, sections));
