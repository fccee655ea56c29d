import { a } from "./rich-text.ts";

/**
 * What is told on many pages, written once.
 * No-break spaces keep a number on one line when it stands in running text.
 */
export const swish = "90\u00a000\u00a0000";
export const bankgiro = "900-0000";
export const account90 = "90\u00a000\u00a000-0";

export const annualReport = "/dokument/arsredovisning-2025.pdf";

export const phone = a("08-465\u00a0004\u00a000", "tel:+46846500400");
export const email = a("hej@hjarta-lunga.test", "mailto:hej@hjarta-lunga.test");
export const emergency = a("112", "tel:112");
export const healthLine = a("1177", "tel:1177");
