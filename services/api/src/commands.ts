import { rotateSignatures } from "./identity/bankid/encryption.ts";
import { discrepancySections } from "./ledger/discrepancies/attention.ts";
import { rotatePersonalNumbers } from "./ledger/donors/personal-number.ts";
import { paymentSections, strangeMoneySection } from "./ledger/payments/attention.ts";
import { createProviders } from "./ledger/providers/create.ts";
import type { Providers } from "./ledger/providers/port.ts";
import { broughtCommands, modules } from "./modules.ts";
import type { Environment } from "./platform/environment/environment.ts";
import { mailSections } from "./platform/mail/attention.ts";
import { postSections } from "./platform/post/queue.ts";
import type { Command, Commands } from "./platform/staff/command.ts";
import { listReads } from "./platform/staff/staff-read.ts";
import { showAttention, type AttentionSection } from "./platform/staff/section.ts";

const sectionsOf = (environment: Environment, providers: Providers): AttentionSection[] => [
  ...discrepancySections,
  strangeMoneySection(providers),
  ...paymentSections,
  ...mailSections,
  ...postSections,
  ...modules.flatMap(({ attention }) => attention?.(environment) ?? []),
];

const attention: Command["run"] = async ({ db, environment }, _given, isSaid) => {
  const providers = createProviders(environment);
  const sections = sectionsOf(environment, providers);
  const { text, isGrave } = await showAttention(db, sections, isSaid).finally(providers.close);
  if (isGrave) process.exitCode = 1;
  return text;
};

const rotateKeys: Command["run"] = async ({ db, environment }) => {
  const { personalNumberKeys: keys } = environment;
  let rotated = (await rotatePersonalNumbers(db, keys)) + (await rotateSignatures(db, keys));
  for (const { rotateKeys: rotate } of modules) rotated += (await rotate?.(db, keys)) ?? 0;
  return `The numbers of ${rotated} orders, signatures, mandates and persons are now encrypted with key ${keys.current}. Older keys are needed no longer, an hour from now: who is at BankID goes on with them so long.\n`;
};

export const commands: Commands = {
  attention: {
    explained:
      "What waits for somebody, and what to run about it. Ends with 1 when something grave waits. Whom it is about is shown to who says who they are and why.",
    reads: "manyIfSaid",
    run: attention,
  },
  "rotate-keys": {
    explained: "Encrypts anew what older keys encrypted, after a new key has been configured.",
    reads: "nobody",
    run: rotateKeys,
  },
  "staff-reads list": {
    explained: "Who of the staff has read what tells of somebody, and why.",
    reads: "nobody",
    run: ({ db }) => listReads(db),
  },
  ...broughtCommands,
};
