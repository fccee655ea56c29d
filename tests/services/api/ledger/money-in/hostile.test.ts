import { afterEach, expect, test } from "vitest";
import { ownTestApi } from "../../test-api.ts";
import { camtFile, camtXml, type CamtEntry, type CamtFile } from "./camt-files.ts";
import { openMoneyWorld } from "./money-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openMoneyWorld(api);
afterEach(() => world.forget());

const two: CamtEntry[] = [
  { ref: "R1", details: [{ ore: 10_000, words: "gåva" }] },
  { ref: "R2", details: [{ ore: 20_000, words: "gåva" }] },
];
const file = (given: Partial<CamtFile> = {}) => camtXml({ entries: two, ...given });
const totals = (name: string, count: number, sum: string) =>
  `<TxsSummry><${name}><NbOfNtries>${count}</NbOfNtries><Sum>${sum}</Sum></${name}></TxsSummry>`;
const batchOf = (entry: CamtEntry) => file({ entries: [two[0] ?? {}, entry] });
const details = [
  { ore: 100, ref: "T1" },
  { ore: 200, ref: "T2" },
];
const laughs = `<!DOCTYPE Document [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
const external = `<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]>`;
const withDoctype = (doctype: string, inside = "") =>
  file().replace("?>\n", `?>\n${doctype}\n`).replace("gåva", `gåva${inside}`);

test.each<[string, string | Buffer, string]>([
  ["broken XML", file().replace("</Ntry>", "</Ntri>"), "xml"],
  ["a file that was cut", file().slice(0, -200), "xml"],
  ["a file that ends within an item", file().slice(0, file().indexOf("R2")), "xml"],
  ["nothing but a beginning", "<?xml", "xml"],
  ["billions of laughs", withDoctype(laughs, "&b;"), "entities"],
  ["an entity of another file", withDoctype(external, "&a;"), "entities"],
  ["a DOCTYPE alone", withDoctype("<!DOCTYPE Document>"), "entities"],
  ["an entity that nobody declares", file().replace("gåva", "g&aring;va"), "entities"],
  ["another encoding", Buffer.from(file(), "latin1"), "encoding"],
  ["an encoding that it only says", file().replace("UTF-8", "ISO-8859-1"), "encoding"],
  ["UTF-16", Buffer.from(`\ufeff${file()}`, "utf16le"), "encoding"],
  ["another message", file().replaceAll("camt.054", "camt.052"), "unknownFormat"],
  ["another version", file().replaceAll("001.08", "001.09"), "unknownFormat"],
  ["XML of another kind", `<?xml version="1.0"?><html></html>`, "unknownFormat"],
  ["a notification in a statement's clothes", file().replaceAll("camt.054", "camt.053"), "structure"],
  ["a document within a document", file().replace("<Ntry>", "<Ntry><Document/>"), "structure"],
  ["an entry within an item", file().replace("<Refs>", "<Ntry></Ntry><Refs>"), "unknownFormat|structure"],
  ["elements without end", `<?xml version="1.0"?>${"<a>".repeat(100)}`, "structure"],
  ["a text without end", file().replace("gåva", "a".repeat(20_000)), "structure"],
  ["another account", file({ account: "123-4566" }), "anotherAccount"],
  ["an IBAN of somebody else", file({ iban: "SE4550000000058398257466" }), "anotherAccount"],
  ["no account", file().replace(/<Acct>.*<\/Acct>/, ""), "anotherAccount"],
  ["an account in another currency", file().replace("<Ccy>SEK", "<Ccy>EUR"), "currency"],
  ["an entry in another currency", batchOf({ ref: "R2", currency: "EUR", ore: 100 }), "currency"],
  ["an item in another currency", batchOf({ ore: 100, details: [{ ore: 100, currency: "EUR" }] }), "currency"],
  ["more entries than it says", file({ summary: totals("TtlNtries", 1, "300.00") }), "count"],
  ["another sum than it says", file({ summary: totals("TtlNtries", 2, "300.01") }), "sum"],
  ["another sum of credits", file({ summary: totals("TtlCdtNtries", 2, "299.00") }), "sum"],
  ["debits that are not there", file({ summary: totals("TtlDbtNtries", 1, "0") }), "count"],
  ["balances that do not agree", file({ message: "camt.053", balances: [100, 30_099] }), "balance"],
  ["items that are less than their entry", batchOf({ ref: "R2", ore: 301, details }), "sum"],
  ["a batch of more items than there are", batchOf({ ref: "R2", batch: 3, details }), "count"],
  ["neither credit nor debit", batchOf({ ref: "R2", ore: 100, direction: "XXXX" }), "creditOrDebit"],
  ["an item out of an entry in", batchOf({ details: [{ ore: 100, direction: "DBIT" }] }), "creditOrDebit"],
  ["an amount below zero", file().replace("200.00", "-200.00"), "amount"],
  [
    "an amount of nothing",
    camtFile({ entries: [{ ref: "R1", details: [{ ore: 0, words: "gåva" }] }] }).toString(),
    "amount",
  ],
  ["an amount that is no number", file().replace("200.00", "2e2"), "amount"],
  ["a day that there is not", batchOf({ ref: "R2", ore: 100, day: "2026-02-30" }), "day"],
])("%s: set aside whole with the reason, nothing booked, staff told", async (_what, content, problem) => {
  await world.bankSays(Buffer.from(content));
  const [aside] = await world.files();
  expect(aside).toMatchObject({ linesRead: 0, readAt: null, setAsideAt: expect.any(Date) as Date });
  expect(aside?.problem).toMatch(new RegExp(`^Entry \\d+: (${problem})( \\(\\w+\\))?$`));
  expect(await world.items()).toEqual([]);
  expect(await world.gifts()).toEqual([]);
  expect(api.logs()).toContain(`"problem":"${aside?.problem ?? ""}"`);
});

test("what agrees is read: totals, balances, a batch that counts its items, an amount with zeros behind it", async () => {
  const content = file({
    message: "camt.053",
    entries: [...two, { ref: "R3", batch: 2, details }, { ref: "R4", ore: 5_000, direction: "DBIT" }],
    summary: totals("TtlNtries", 4, "353.00").replace("</TxsSummry>", totals("TtlCdtNtries", 3, "303.0").slice(11)),
    balances: [-1_000, 24_300],
  });
  await world.bankSays(Buffer.from(content.replace("100.00", "100.00000")));
  expect(await world.files()).toMatchObject([{ problem: null, lines: 4, linesRead: 4 }]);
});

test("names with a prefix, a mark of its byte order and signs of XML are read as they are", async () => {
  const content = camtXml({ entries: [{ ref: "R1", details: [{ ore: 100, payer: "Ek & Co <AB>" }] }] });
  const prefixed = content
    .replaceAll(/<(\/?)([A-Z])/g, "<$1ns2:$2")
    .replace("xmlns=", "xmlns:ns2=")
    .replace("ns2:AB>", "AB>");
  await world.bankSays(Buffer.from(`\ufeff${prefixed}`));
  expect(await world.items()).toMatchObject([{ payer: expect.stringContaining("Ek & Co") as string }]);
});

test("elements of another namespace are not the message's own", async () => {
  const foreign = `<Amt xmlns="urn:x" Ccy="SEK">9.00</Amt><CdtDbtInd xmlns="urn:x">DBIT</CdtDbtInd>`;
  await world.bankSays(Buffer.from(file().replace("<Ntry>", `<Ntry>${foreign}`)));
  expect(await world.items()).toMatchObject([{ amountOre: 10_000 }, { amountOre: 20_000 }]);
});

test("more than 50 MB is set aside, however right it is", async () => {
  const filler = `<!-- ${"x".repeat(1_000)} -->\n`.repeat(51_000);
  await world.bankSays(Buffer.from(file().replace("<GrpHdr>", `${filler}<GrpHdr>`)));
  expect(await world.files()).toMatchObject([{ problem: "Entry 0: tooLarge", linesRead: 0 }]);
}, 60_000);

test("a file that was set aside for a wrong setting is read once that is mended", async () => {
  await world.bankSays(camtFile({ account: "123-4566", entries: two }));
  const environment = { ...world.deps.environment, moneyIn: { accounts: [["9000000"], ["1234566"]] } };
  await world.lay(camtFile({ account: "123-4566", entries: two }));
  await world.read({ environment });
  expect(await world.files()).toMatchObject([{ problem: null, linesRead: 2 }]);
  expect(await world.gifts()).toHaveLength(2);
});
