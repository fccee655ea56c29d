import { luhnHolds } from "@hjarta-lunga/contract/lib/luhn.ts";
import { childrenAt, textAt, type XmlElement } from "./elements.ts";

export type Remittance = {
  /** All that may be an OCR number of ours. */
  candidates: string[];
  /** What was given as a reference, or words that mean an invoice. */
  reference: string | null;
  words: string | null;
};

const mostCandidates = 20;
const mostWords = 500;

const isOcr = (digits: string): boolean => /^\d{4,25}$/.test(digits) && luhnHolds(digits);
const squeezed = (text: string): string => text.replaceAll(/[\s-]/g, "");

/** Numbers are written whole, or in groups: "OCR 123 456 7". */
const numbersIn = (text: string): string[] => [
  squeezed(text),
  ...(text.match(/\d+/g) ?? []),
  ...(text.match(/\d[\d -]*\d/g) ?? []).map(squeezed),
];

/** Somebody who meant an invoice, though they wrote its number otherwise, or with a digit wrong: that is no gift. */
const meansInvoice = (text: string): boolean =>
  isOcr(squeezed(text)) || /\b(?:ocr|fakt|faktura\w*|invoice)\b/i.test(text) || /\d{8,}/.test(text);

const given = (texts: (string | undefined)[]): string[] => texts.filter((text) => text !== undefined);

export const remittanceOf = (details: XmlElement | undefined): Remittance => {
  const structured = childrenAt(details, "RmtInf", "Strd");
  const references = given(structured.map((one) => textAt(one, "CdtrRefInf", "Ref")));
  const invoices = given(structured.flatMap((one) => childrenAt(one, "RfrdDocInf")).map((one) => textAt(one, "Nb")));
  const words = given([
    ...childrenAt(details, "RmtInf", "Ustrd").map(({ text }) => text.trim()),
    ...structured.flatMap((one) => childrenAt(one, "AddtlRmtInf")).map(({ text }) => text.trim()),
  ]).filter((text) => text !== "");
  const endToEnd = textAt(details, "Refs", "EndToEndId") ?? "";
  const all = [...references, ...invoices, ...words, endToEnd].flatMap(numbersIn).filter(isOcr);
  const reference = references[0] ?? invoices[0] ?? words.find(meansInvoice) ?? null;
  return {
    candidates: [...new Set(all)].slice(0, mostCandidates),
    reference: reference?.slice(0, mostWords) ?? null,
    words: words.length === 0 ? null : words.join(" ").slice(0, mostWords),
  };
};
