import { luhnHolds } from "@hjarta-lunga/contract/lib/luhn.ts";

/* A reader of our request files, written for the stand-in alone: it knows nothing of how the API writes them. */

export type Request =
  | { kind: "newMandate"; payer: string; account: string; identity: string }
  | { kind: "endMandate"; payer: string }
  | { kind: "debit"; day: string; payer: string; amountOre: number; reference: string };

export class WrongFile extends Error {}

const wrong = (line: number, why: string): WrongFile => new WrongFile(`Rad ${line}: ${why}`);

const newMandate = /^04(?<bankgiro>\d{10})(?<payer>\d{16})(?<account>\d{16})(?<identity>\d{12}) {24}$/;
const endMandate = /^03(?<bankgiro>\d{10})(?<payer>\d{16}) {52}$/;
const debit =
  /^82(?<day>\d{8}|GENAST {2})0 {3} (?<payer>\d{16})(?<ore>\d{12})(?<bankgiro>\d{10})(?<reference>.{16}) {11}$/;
const opening = /^01(?<day>\d{8})AUTOGIRO {44}(?<customer>\d{6})(?<bankgiro>\d{10}) {2}$/;

const isoDay = (digits: string) => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;

const readOne = (text: string, line: number): Request & { bankgiro: string } => {
  const made = newMandate.exec(text)?.groups;
  const ended = endMandate.exec(text)?.groups;
  const drawn = debit.exec(text)?.groups;
  const {
    bankgiro = "",
    payer = "",
    account = "",
    identity = "",
    day = "",
    ore = "",
    reference = "",
  } = made ?? ended ?? drawn ?? {};
  if (payer === "") throw wrong(line, "posten går inte att läsa");
  if (!luhnHolds(payer)) throw wrong(line, "betalarnumret har fel kontrollsiffra");
  if (made) return { kind: "newMandate", bankgiro, payer, account, identity };
  if (ended) return { kind: "endMandate", bankgiro, payer };
  const at = day.startsWith("GENAST") ? "now" : isoDay(day);
  return { kind: "debit", bankgiro, payer, day: at, amountOre: Number(ore), reference };
};

export type Payee = { bankgiro: string; customerNumber: string };

export const readRequests = (content: Buffer, payee: Payee): Request[] => {
  const text = content.toString("latin1");
  const lines = text.split("\r\n");
  if (lines.pop() !== "") throw wrong(lines.length + 1, "filen slutar mitt i en rad");
  const bankgiro = payee.bankgiro.padStart(10, "0");
  const requests: Request[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.length !== 80) throw wrong(index + 1, `${line.length} tecken i stället för 80`);
    const open = opening.exec(line)?.groups;
    if (index === 0 && !open) throw wrong(1, "öppningsposten går inte att läsa");
    if (open && (open.bankgiro !== bankgiro || Number(open.customer) !== Number(payee.customerNumber)))
      throw wrong(index + 1, "någon annans bankgironummer eller kundnummer");
    if (open) continue;
    const { bankgiro: written, ...request } = readOne(line, index + 1);
    if (written !== bankgiro) throw wrong(index + 1, "någon annans bankgironummer");
    requests.push(request);
  }
  if (lines.length === 0) throw wrong(0, "filen är tom");
  return requests;
};
