import { createHash } from "node:crypto";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { consentParagraphs } from "@hjarta-lunga/contract/mandate-consent.ts";
import type { ConsentVersion, MandateTerms, MandateFacts } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { firstDrawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { drawDays, type DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { readAccount, type BankAccount, type WrittenAccount } from "@hjarta-lunga/contract/accounts.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import { sayIn, type Published, type PublishedWords } from "../../../platform/content/published.ts";
import { Refusal } from "../../../platform/http/refusal.ts";
import { formatAmount } from "../../../ledger/receipts/format.ts";

export type Consent = ConsentVersion & { text: string[] };

export const consentOf = (published: PublishedWords, language: Language): Consent => {
  const { name: organisation } = published.organisation();
  const text = consentParagraphs.map((key) => published.say(language, key, { organisation }));
  const hash = createHash("sha256").update(text.join("\n\n")).digest("hex");
  return { version: published.say(language, "mandate.consent.version"), hash, text };
};

export const consentAsRead = (published: Published, language: Language, read: ConsentVersion): Consent => {
  const consent = consentOf(published, language);
  if (consent.version !== read.version || consent.hash !== read.hash) throw new Refusal("changed_meanwhile");
  return consent;
};

export const termsOn = (
  day: string,
  published: Published,
  { language, bankingDaysAhead }: { language: Language; bankingDaysAhead: number },
): MandateTerms => {
  const { text, ...consent } = consentOf(published, language);
  const firstDraws = drawDays.map((drawDay) => ({ drawDay, on: firstDrawOn(day, drawDay, bankingDaysAhead) }));
  return { consent, text, firstDraws };
};

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
