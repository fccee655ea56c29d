import { createHash } from "node:crypto";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { consentParagraphs } from "@hjarta-lunga/contract/mandate-consent.ts";
import type { ConsentVersion, MandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { firstDrawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { drawDays } from "@hjarta-lunga/contract/mandates.ts";
import type { Published, PublishedWords } from "../../../platform/content/published.ts";
import { Refusal } from "../../../platform/http/refusal.ts";

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
