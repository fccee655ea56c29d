import type { Bytes } from "../../bank-files/reader.ts";
import { accountOf } from "./accounts.ts";
import { childAt, childrenAt, readElements, textAt, type XmlElement } from "./elements.ts";
import { CamtError } from "./error.ts";
import { amountAt, dayAt, isCreditAt, oreOf, payerAt, statusAt, type Wrong } from "./fields.ts";
import { remittanceOf, type Remittance } from "./references.ts";
import { addEntry, checkTotals, noTotals } from "./totals.ts";

/** An item that came in and is booked by the bank. */
export type CamtItem = Remittance & {
  /** Its place among the items of the file. */
  line: number;
  account: string;
  key: string;
  entryKey: string;
  bankReference: string | null;
  bookedOn: string;
  amountOre: number;
  payer: string | null;
  isReversal: boolean;
  /** A credit of before that the bank has taken from our account again. */
  isTakenBack: boolean;
  /** One sum of several payments, or of nobody knows what. */
  isSumOnly: boolean;
  knownFrom: "autogiro" | "swish" | null;
};

type Format = { message: string; statement: string; isStatement: boolean };
const notification: Format = { message: "BkToCstmrDbtCdtNtfctn", statement: "Ntfctn", isStatement: false };
const statement: Format = { message: "BkToCstmrStmt", statement: "Stmt", isStatement: true };

const iso = "urn:iso:std:iso:20022:tech:xsd:";
const formats: ReadonlyMap<string | undefined, Format> = new Map([
  [`${iso}camt.054.001.02`, notification],
  [`${iso}camt.054.001.08`, notification],
  [`${iso}camt.053.001.02`, statement],
  [`${iso}camt.053.001.08`, statement],
]);

const named = new Set(["TxDtls", "Ntry", "Ntfctn", "Stmt", "Document"]);

type Entry = ReturnType<typeof readEntry>;

/** Of a statement or notification, which stands where it must. */
const formatOf = (element: XmlElement | undefined, wrong: Wrong): Format => {
  const document = element?.parent?.parent;
  const format = formats.get(document?.namespace);
  if (!format || document?.name !== "Document" || document.parent) throw wrong("unknownFormat");
  if (element?.name !== format.statement || element.parent?.name !== format.message)
    throw wrong("structure", element?.name);
  return format;
};

const longestReference = 200;

/** The standard has 35 signs; what is far longer would fit no index. */
const referenceAt = (element: XmlElement | undefined, name: string, wrong: Wrong): string | undefined => {
  const reference = textAt(element, name);
  if (reference !== undefined && reference.length > longestReference) throw wrong("structure", name);
  return reference;
};

const readEntry = (entry: XmlElement, accounts: readonly string[][], wrong: Wrong) => {
  const format = formatOf(entry.parent, wrong);
  const account = accountOf(accounts, childAt(entry.parent, "Acct"));
  if (account === undefined) throw wrong("anotherAccount");
  const code = childAt(entry, "BkTxCd");
  const ore = amountAt(childAt(entry, "Amt"), wrong);
  // No bank books nothing: as a gift of 0 kr it would be nonsense, and as a part stop a reminder.
  const isCredit = isCreditAt(entry, wrong);
  if (isCredit && ore === 0) throw wrong("amount", "Amt");
  return {
    account,
    ore,
    isCredit,
    isBooked: statusAt(entry) === "BOOK",
    bookedOn: statusAt(entry) === "BOOK" ? dayAt(entry, "BookgDt", wrong) : "",
    isReversal: ["true", "1"].includes(textAt(entry, "RvslInd") ?? ""),
    isStatement: format.isStatement,
    bankReference: referenceAt(entry, "AcctSvcrRef", wrong) ?? referenceAt(entry, "NtryRef", wrong) ?? null,
    codes: [textAt(code, "Domn", "Fmly", "SubFmlyCd"), textAt(code, "Prtry", "Cd"), textAt(entry, "AddtlNtryInf")],
  };
};

const detailOre = (details: XmlElement, entry: Entry, wrong: Wrong): number => {
  const direction = textAt(details, "CdtDbtInd");
  if (direction !== undefined && isCreditAt(details, wrong) !== entry.isCredit) throw wrong("creditOrDebit", "TxDtls");
  const amount = childAt(details, "Amt") ?? childAt(details, "AmtDtls", "TxAmt", "Amt");
  return amount ? amountAt(amount, wrong) : entry.ore;
};

/** Only the bank's own words say "Autogiro" or "Swish" for it: those of a payer may hold both. */
const knownFrom = (entry: Entry, details: XmlElement | undefined, words: string | null): CamtItem["knownFrom"] => {
  const code = childAt(details, "BkTxCd");
  const own = [
    ...entry.codes,
    textAt(code, "Domn", "Fmly", "SubFmlyCd"),
    textAt(code, "Prtry", "Cd"),
    textAt(details, "AddtlTxInf"),
  ].join(" ");
  if (/\bPMDD\b|autogiro/i.test(own) || /\bAG\s*L(?:ö|o)pnr\b/i.test(`${own} ${words ?? ""}`)) return "autogiro";
  return /swish/i.test(own) ? "swish" : null;
};

type Place = { position: number; isOnly: boolean; ore: number };

/** The entry's own reference stands for its only item, which may be told of with its details or without. */
const keysOf = (entry: Entry, details: XmlElement | undefined, { position, isOnly, ore }: Place) => {
  const { account, bankReference, bookedOn } = entry;
  const entryKey = [account, bankReference ?? "", bookedOn, entry.ore].join(" ");
  const own = textAt(details, "Refs", "AcctSvcrRef")?.slice(0, longestReference);
  if (isOnly && bankReference !== null) return { entryKey, key: `${account} ${bankReference}`, bankReference };
  if (own !== undefined && own !== bankReference) return { entryKey, key: `${account} ${own}`, bankReference: own };
  return { entryKey, key: [account, bankReference ?? "", position, ore, bookedOn].join(" "), bankReference };
};

/** What is taken back may bear the reference of what had come. */
const debitKeysOf = ({ entryKey, key, bankReference }: ReturnType<typeof keysOf>) => ({
  entryKey: `${entryKey} debit`,
  key: `${key} debit`,
  bankReference,
});

const itemOf = (entry: Entry, details: XmlElement | undefined, place: Place & { line: number }): CamtItem => {
  const remittance = remittanceOf(details);
  return {
    ...remittance,
    ...(entry.isCredit ? keysOf(entry, details, place) : debitKeysOf(keysOf(entry, details, place))),
    ...{ line: place.line, account: entry.account, bookedOn: entry.bookedOn, amountOre: place.ore },
    payer: payerAt(details)?.slice(0, 200) ?? null,
    isReversal: entry.isReversal,
    isTakenBack: !entry.isCredit,
    isSumOnly: false,
    knownFrom: knownFrom(entry, details, remittance.words),
  };
};

const batches = (entry: XmlElement): XmlElement[] => childrenAt(entry, "NtryDtls", "Btch");

const checkBatches = (entry: XmlElement, { ore }: Entry, details: number, wrong: Wrong): void => {
  const said = batches(entry);
  const counts = said.map((one) => textAt(one, "NbOfTxs")).filter((one) => one !== undefined);
  const isAll = counts.length > 0 && counts.length === childrenAt(entry, "NtryDtls").length;
  if (details > 0 && isAll && counts.reduce((sum, one) => sum + Number(one), 0) !== details)
    throw wrong("count", "Btch");
  const sums = said.map((one) => childAt(one, "TtlAmt")).filter((one) => one !== undefined);
  const isSummed = sums.length > 0 && sums.length === childrenAt(entry, "NtryDtls").length;
  if (isSummed && sums.reduce((sum, one) => sum + (oreOf(one.text.trim()) ?? 0), 0) !== ore) throw wrong("sum", "Btch");
};

/** Streams through the file and holds one item at a time. Throws where something is wrong, also at its end. */
export async function* readCamt(bytes: Bytes, accounts: readonly string[][]): AsyncGenerator<CamtItem> {
  let entries = 0;
  let line = 0;
  let statements = 0;
  let isDocument = false;
  let totals = noTotals();
  let entry: Entry | undefined;
  let details = { count: 0, ore: 0 };
  let first: XmlElement | undefined;
  const wrong: Wrong = (problem, element) => new CamtError(problem, entries + 1, element);
  const item = (of: Entry, element: XmlElement | undefined, place: Place): CamtItem =>
    itemOf(of, element, { ...place, line: (line += 1) });
  const counts = (of: Entry) => (of.isCredit || of.isReversal) && of.isBooked;

  for await (const ended of readElements(bytes, named)) {
    for (const element of ended) {
      switch (element.name) {
        case "TxDtls": {
          const parent = element.parent?.parent;
          if (element.parent?.name !== "NtryDtls" || parent?.name !== "Ntry") throw wrong("structure", "TxDtls");
          entry ??= readEntry(parent, accounts, wrong);
          const ore = detailOre(element, entry, wrong);
          details = { count: details.count + 1, ore: details.ore + ore };
          if (details.count === 1) first = element;
          else if (counts(entry)) {
            const place = { isOnly: false, position: details.count, ore };
            if (first) yield item(entry, first, { isOnly: false, position: 1, ore: detailOre(first, entry, wrong) });
            yield item(entry, element, place);
            first = undefined;
          }
          break;
        }
        case "Ntry": {
          const read = readEntry(element, accounts, wrong);
          if (details.count > 0 && details.ore !== read.ore) throw wrong("sum", "TxDtls");
          checkBatches(element, read, details.count, wrong);
          addEntry(totals, read);
          if (counts(read) && details.count < 2) {
            const only = item(read, first, { isOnly: true, position: 1, ore: read.ore });
            const said = batches(element).map((one) => Number(textAt(one, "NbOfTxs") ?? 1));
            const isSumOnly = details.count === 0 && (read.isStatement || said.some((number) => number > 1));
            yield { ...only, isSumOnly };
          }
          entries += 1;
          entry = first = undefined;
          details = { count: 0, ore: 0 };
          break;
        }
        case "Document":
          if (element.parent) throw wrong("structure", "Document");
          isDocument = formats.has(element.namespace);
          break;
        default: {
          formatOf(element, wrong);
          if (accountOf(accounts, childAt(element, "Acct")) === undefined) throw wrong("anotherAccount");
          const accountCurrency = textAt(element, "Acct", "Ccy");
          if (accountCurrency !== undefined && accountCurrency !== "SEK") throw wrong("currency", "Acct");
          checkTotals(element, totals, wrong);
          totals = noTotals();
          statements += 1;
        }
      }
    }
  }
  if (!isDocument) throw wrong("unknownFormat");
  if (statements === 0) throw wrong("structure", "Document");
}
