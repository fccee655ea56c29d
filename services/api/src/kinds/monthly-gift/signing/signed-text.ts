import { readAccount, type BankAccount, type WrittenAccount } from "@hjarta-lunga/contract/accounts.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import type { MandateFacts } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { sayIn, type Published, type PublishedWords } from "../../../platform/content/published.ts";
import { formatAmount } from "../../../ledger/receipts/format.ts";
import { consentAsRead, type Consent } from "./consent.ts";
import { Refusal } from "../../../platform/http/refusal.ts";

/** A wrong check digit is not refused: the form has warned already. */
export const accountOf = (written: WrittenAccount): BankAccount => {
  const read = readAccount(written);
  if (read.verdict === "stops") {
    const problems = Object.entries(read.problems).map(([field, problem]) => [`account.${field}`, problem]);
    throw new Refusal("validation_failed", Object.fromEntries(problems) as Record<string, string>);
  }
  const { bank, clearing, number } = read;
  return { bank, clearing, number };
};

export type Agreed = {
  amountOre: number | null;
  drawDay: DrawDay;
  replaces: string | null;
};

export const agreedRows = (
  published: PublishedWords,
  language: Language,
  agreed: Agreed,
  account: string,
): string[][] => {
  const say = sayIn(published, language);
  const { name: organisation, organisationNumber, address } = published.organisation();
  const { amountOre, drawDay } = agreed;
  const amount =
    amountOre === null
      ? say("mandate.agreedLater")
      : say("mandate.eachMonth", { amount: formatAmount(amountOre, language) });
  return [
    [say("mandate.receiver"), say("mandate.organisation", { organisation, organisationNumber, address })],
    [say("mandate.account"), account],
    [say("mandate.amount"), amount],
    [say("mandate.drawDay"), say("mandate.day", { day: drawDay })],
  ];
};

export const textToSign = (
  published: PublishedWords,
  language: Language,
  { account, consent, ...agreed }: Agreed & { account: BankAccount; consent: Consent },
): string => {
  const say = sayIn(published, language);
  const { bank, clearing, number } = account;
  const shownAccount = say("mandate.accountNumber", { bank, clearing, number });
  const rows = agreedRows(published, language, agreed, shownAccount);
  return [
    `# ${say("mandate.heading")}`,
    ...rows.map(([label = "", value = ""]) => `${label}: ${value}`),
    ...(agreed.replaces === null ? [] : [say("mandate.replaces", { reference: agreed.replaces })]),
    say("mandate.notToday"),
    say("mandate.textVersion", { version: consent.version }),
    ...consent.text,
  ].join("\n\n");
};

export const mandateToSign = (published: Published, facts: MandateFacts & { language: Language }): string => {
  const { amount, drawDay, replaces, language } = facts;
  const account = accountOf(facts.account);
  const consent = consentAsRead(published, language, facts.consent);
  return textToSign(published, language, {
    ...{ account, consent, drawDay, replaces },
    amountOre: amount === null ? null : toOre(amount),
  });
};
