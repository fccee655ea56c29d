import { articleSections } from "./articles/attention.ts";
import { discrepancySections } from "./discrepancies/attention.ts";
import { mailSections } from "./mail/refused.ts";
import { bankSections } from "./mandates/bank/bank-attention.ts";
import { secondPersonSections } from "./mandates/signing/second-person.ts";
import { cardSections } from "./cards/attention.ts";
import { memorialSections } from "./memorials/attention.ts";
import { paymentSections } from "./payments/attention.ts";
import { strangeMoneySection } from "./payments/provider-lists.ts";
import { postSections } from "./post/attention.ts";
import type { Environment } from "./environment.ts";
import { createProviders } from "./providers/create.ts";
import type { Providers } from "./providers/port.ts";
import { showAttention } from "./staff/section.ts";
import type { AttentionSection } from "./staff/section.ts";
import { withDatabase } from "./staff/with-database.ts";
import { yearlyReceiptSections } from "./yearly-receipts/attention.ts";

const sectionsOf = (environment: Environment, providers: Providers): AttentionSection[] => [
  ...discrepancySections,
  strangeMoneySection(providers),
  ...paymentSections,
  ...mailSections,
  ...memorialSections,
  ...postSections,
  ...cardSections,
  ...articleSections,
  ...bankSections(environment),
  ...secondPersonSections,
  ...yearlyReceiptSections,
];

/**
 * What needs somebody: `npm run attention --workspace services/api`. Each part of the house brings its own sections. Ends with
 * 1 when something grave waits, so that a machine can watch it.
 */
await withDatabase(async (db, environment) => {
  const providers = createProviders(environment);
  const sections = sectionsOf(environment, providers);
  const { text, isGrave } = await showAttention(db, sections).finally(providers.close);
  if (isGrave) process.exitCode = 1;
  return text;
});
