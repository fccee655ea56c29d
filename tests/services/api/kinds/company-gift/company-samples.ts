import { texts } from "@hjarta-lunga/contract/seed/texts.ts";
import type { PublishedWords } from "../../../../../services/api/src/platform/content/published.ts";
import { site } from "../../../../../services/content/src/seed/content/site.ts";

/** The words and the organisation of the seed, without the service that publishes them. */
export const published: PublishedWords = {
  organisation: () => site.organisation,
  say: (language, key, fillIns = {}) =>
    texts[key][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(fillIns[name])),
};

export const madeAt = new Date("2026-12-03T11:00:00Z");

export const keepsStandard = (pdf: Buffer): boolean => pdf.toString("latin1").includes("pdfuaid:part");
