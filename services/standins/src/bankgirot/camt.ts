import type { BankDeposit } from "./ledger.ts";
import type { Payee } from "./request.ts";

export const camtVersions = ["08", "02"] as const;
type CamtVersion = (typeof camtVersions)[number];

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escape = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);
const kronor = (ore: number): string => (ore / 100).toFixed(2);
const amount = (ore: number): string => `<Amt Ccy="SEK">${kronor(ore)}</Amt>`;

/** Known by it in every file. */
const bankReference = ({ id, day }: BankDeposit): string =>
  `BG${day.replaceAll("-", "")}${String(id).padStart(8, "0")}`;

const remittance = ({ ocr, words }: BankDeposit): string => {
  if (ocr !== null)
    return `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${escape(ocr)}</Ref></CdtrRefInf></Strd></RmtInf>`;
  return words === null ? "" : `<RmtInf><Ustrd>${escape(words)}</Ustrd></RmtInf>`;
};

const entry = (deposit: BankDeposit, version: CamtVersion): string => {
  const { amountOre, day, payer } = deposit;
  const name = `<Nm>${escape(payer)}</Nm>`;
  const [status, party, sum] =
    version === "02"
      ? ["BOOK", name, `<AmtDtls><TxAmt>${amount(amountOre)}</TxAmt></AmtDtls>`]
      : ["<Cd>BOOK</Cd>", `<Pty>${name}</Pty>`, `${amount(amountOre)}<CdtDbtInd>CRDT</CdtDbtInd>`];
  return `<Ntry>${amount(amountOre)}<CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${bankReference(deposit)}</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>DMCT</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${sum}
<RltdPties><Dbtr>${party}</Dbtr></RltdPties>${remittance(deposit)}</TxDtls></NtryDtls></Ntry>`;
};

const balance = (code: string, ore: number, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(ore)}<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

const openingOre = 10_000_000;

export type CamtFile = {
  message: "camt.054" | "camt.053";
  version: CamtVersion;
  payee: Payee;
  day: string;
  serial: number;
  deposits: readonly BankDeposit[];
};

/** A notification of what has come, or the statement of a day with its balances. */
export const camtFile = ({ message, version, payee, day, serial, deposits }: CamtFile): Buffer => {
  const sum = deposits.reduce((ore, { amountOre }) => ore + amountOre, 0);
  const [root, part] = message === "camt.054" ? ["BkToCstmrDbtCdtNtfctn", "Ntfctn"] : ["BkToCstmrStmt", "Stmt"];
  const balances =
    message === "camt.053" ? `${balance("OPBD", openingOre, day)}${balance("CLBD", openingOre + sum, day)}` : "";
  const totals = `<NbOfNtries>${deposits.length}</NbOfNtries><Sum>${kronor(sum)}</Sum>`;
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}.001.${version}"><${root}>
<GrpHdr><MsgId>HL${serial}</MsgId><CreDtTm>${day}T12:00:00</CreDtTm></GrpHdr>
<${part}><Id>HL${serial}-1</Id><CreDtTm>${day}T12:00:00</CreDtTm>
<Acct><Id><Othr><Id>${payee.bankgiro}</Id><SchmeNm><Prtry>BGNR</Prtry></SchmeNm></Othr></Id><Ccy>SEK</Ccy></Acct>${balances}
<TxsSummry><TtlNtries>${totals}</TtlNtries><TtlCdtNtries>${totals}</TtlCdtNtries></TxsSummry>
${deposits.map((deposit) => entry(deposit, version)).join("\n")}
</${part}></${root}></Document>
`);
};
