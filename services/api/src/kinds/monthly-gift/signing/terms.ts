import { firstDrawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { drawDays } from "@hjarta-lunga/contract/mandates.ts";
import type { MandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import type { Published } from "../../../platform/content/published.ts";
import { consentOf } from "./consent.ts";

export const termsOn = (
  day: string,
  published: Published,
  { language, bankingDaysAhead }: { language: Language; bankingDaysAhead: number },
): MandateTerms => {
  const { text, ...consent } = consentOf(published, language);
  const firstDraws = drawDays.map((drawDay) => ({ drawDay, on: firstDrawOn(day, drawDay, bankingDaysAhead) }));
  return { consent, text, firstDraws };
};
