import { discrepancySections } from "../ledger/discrepancies/attention.ts";
import type { Environment } from "../platform/environment/environment.ts";
import { mailSections } from "../platform/mail/refused.ts";
import { modules } from "../modules.ts";
import { paymentSections } from "../ledger/payments/attention.ts";
import { strangeMoneySection } from "../ledger/payments/provider-lists.ts";
import { postSections } from "../platform/post/attention.ts";
import { createProviders } from "../ledger/providers/create.ts";
import type { Providers } from "../ledger/providers/port.ts";
import { showAttention } from "../platform/staff/section.ts";
import type { AttentionSection } from "../platform/staff/section.ts";
import { withDatabase } from "../platform/staff/with-database.ts";

const sectionsOf = (environment: Environment, providers: Providers): AttentionSection[] => [
  ...discrepancySections,
  strangeMoneySection(providers),
  ...paymentSections,
  ...mailSections,
  ...postSections,
  ...modules.flatMap(({ attention }) => attention?.(environment) ?? []),
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
