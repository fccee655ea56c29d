import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { childAt, textAt, type XmlElement } from "./elements.ts";
import type { CamtError } from "./error.ts";

export type Wrong = (...about: [problem: CamtError["problem"], element?: string]) => CamtError;

/** Of cents there are two, whatever zeros a bank writes behind them. */
const written = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/;

export const oreOf = (text: string | undefined): number | undefined => {
  const [, whole, cents = ""] = written.exec(text ?? "") ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, "0"));
};

export const amountAt = (element: XmlElement | undefined, wrong: Wrong): number => {
  if (element && element.currency !== currency) throw wrong("currency", element.name);
  const ore = oreOf(element?.text.trim());
  if (ore === undefined) throw wrong("amount", element?.name ?? "Amt");
  return ore;
};

export const isCreditAt = (element: XmlElement, wrong: Wrong): boolean => {
  const text = textAt(element, "CdtDbtInd");
  if (text !== "CRDT" && text !== "DBIT") throw wrong("creditOrDebit", element.name);
  return text === "CRDT";
};

export const dayAt = (element: XmlElement, name: string, wrong: Wrong): string => {
  const day = textAt(element, name, "Dt") ?? textAt(element, name, "DtTm")?.slice(0, 10);
  const isDay = day !== undefined && /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay || new Date(day).toISOString().slice(0, 10) !== day) throw wrong("day", name);
  return day;
};

/** `.02` has the code as it is, `.08` in an element of its own. */
export const statusAt = (entry: XmlElement): string | undefined => textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts");

/** `.02` has the name beside the address, `.08` in the party. */
const nameAt = (parties: XmlElement | undefined, role: string): string | undefined =>
  textAt(parties, role, "Pty", "Nm") ?? textAt(parties, role, "Nm");

export const payerAt = (details: XmlElement | undefined): string | null => {
  const parties = childAt(details, "RltdPties");
  return nameAt(parties, "UltmtDbtr") ?? nameAt(parties, "Dbtr") ?? null;
};
