/** Files as banks write them, with what a test wants otherwise. */
type Detail = {
  ore: number;
  ocr?: string;
  words?: string;
  payer?: string;
  ref?: string | null;
  currency?: string;
  direction?: string;
  more?: string;
};
export type CamtEntry = {
  ore?: number;
  ref?: string | null;
  day?: string;
  direction?: "CRDT" | "DBIT" | "XXXX";
  status?: string;
  code?: string;
  info?: string;
  currency?: string;
  batch?: number;
  reversal?: boolean;
  details?: Detail[];
};
export type CamtFile = {
  message?: "camt.054" | "camt.053";
  version?: "02" | "08";
  account?: string;
  iban?: string;
  entries: CamtEntry[];
  summary?: string;
  balances?: [opening: number, closing: number];
  prefix?: string;
};

const sek = (ore: number) => (ore / 100).toFixed(2);
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const when = (given: unknown, text: string) => (given === undefined || given === null || given === false ? "" : text);

const detailXml = (detail: Detail, version: string): string => {
  const { ore, ocr, words, payer, ref, currency = "SEK", direction, more = "" } = detail;
  const name = `<Nm>${escaped(payer ?? "")}</Nm>`;
  const amount = `<Amt Ccy="${currency}">${sek(ore)}</Amt>`;
  return [
    "<TxDtls>",
    `<Refs>${when(ref, `<AcctSvcrRef>${ref}</AcctSvcrRef>`)}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>`,
    version === "02" ? `<AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls>` : amount,
    when(direction, `<CdtDbtInd>${direction}</CdtDbtInd>`),
    when(payer, `<RltdPties><Dbtr>${version === "02" ? name : `<Pty>${name}</Pty>`}</Dbtr></RltdPties>`),
    when(ocr ?? words, "<RmtInf>"),
    when(words, `<Ustrd>${escaped(words ?? "")}</Ustrd>`),
    when(ocr, `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${ocr}</Ref></CdtrRefInf></Strd>`),
    when(ocr ?? words, "</RmtInf>"),
    more,
    "</TxDtls>",
  ].join("");
};

const entryXml = (entry: CamtEntry, version: string): string => {
  const { ref, day = "2026-12-01", direction = "CRDT", status = "BOOK", details, code, info, batch } = entry;
  const ore = entry.ore ?? details?.reduce((sum, one) => sum + one.ore, 0) ?? 0;
  const inDetails = (details ?? []).map((one) => detailXml(one, version)).join("");
  return [
    "<Ntry>",
    `<Amt Ccy="${entry.currency ?? "SEK"}">${sek(ore)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`,
    when(entry.reversal, "<RvslInd>true</RvslInd>"),
    version === "02" ? `<Sts>${status}</Sts>` : `<Sts><Cd>${status}</Cd></Sts>`,
    `<BookgDt><Dt>${day}</Dt></BookgDt>`,
    when(ref, `<AcctSvcrRef>${ref}</AcctSvcrRef>`),
    `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>${code ?? "DMCT"}</SubFmlyCd></Fmly></Domn></BkTxCd>`,
    when(details ?? batch, "<NtryDtls>"),
    when(batch, `<Btch><NbOfTxs>${batch}</NbOfTxs></Btch>`),
    inDetails,
    when(details ?? batch, "</NtryDtls>"),
    when(info, `<AddtlNtryInf>${escaped(info ?? "")}</AddtlNtryInf>`),
    "</Ntry>",
  ].join("");
};

const balanceXml = (code: string, ore: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">${sek(Math.abs(ore))}</Amt>` +
  `<CdtDbtInd>${ore < 0 ? "DBIT" : "CRDT"}</CdtDbtInd><Dt><Dt>2026-12-01</Dt></Dt></Bal>`;

export const camtXml = (file: CamtFile): string => {
  const { message = "camt.054", version = "08", account = "900-0000", iban, entries, summary, balances } = file;
  const [root, statement] = message === "camt.054" ? ["BkToCstmrDbtCdtNtfctn", "Ntfctn"] : ["BkToCstmrStmt", "Stmt"];
  const id =
    iban === undefined
      ? `<Othr><Id>${account}</Id><SchmeNm><Prtry>BGNR</Prtry></SchmeNm></Othr>`
      : `<IBAN>${iban}</IBAN>`;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n`,
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}.001.${version}"><${root}>`,
    "<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-12-01T12:00:00</CreDtTm></GrpHdr>",
    `<${statement}><Id>N1</Id><Acct><Id>${id}</Id><Ccy>SEK</Ccy></Acct>`,
    when(balances, `${balanceXml("OPBD", balances?.[0] ?? 0)}${balanceXml("CLBD", balances?.[1] ?? 0)}`),
    summary ?? "",
    ...entries.map((entry) => entryXml(entry, version)),
    `</${statement}></${root}></Document>`,
  ].join("\n");
};

export const camtFile = (file: CamtFile): Buffer => Buffer.from(camtXml(file), "utf8");
