import { Resvg } from "@resvg/resvg-js";
import jsQR from "jsqr";
import { afterAll, expect, test } from "vitest";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { invoiceTask, swishCode } from "../../../../../services/api/src/kinds/company-gift/invoice-document.ts";
import type { InvoiceFacts } from "../../../../../services/api/src/kinds/company-gift/invoice-facts.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { keepsStandard, madeAt, published } from "./company-samples.ts";
import { creditOf, invoiceOf } from "./invoice-samples.ts";

const documents = openDocuments();
afterAll(() => documents.close());

const taskOf = (facts: InvoiceFacts, isReminder = false) => invoiceTask(facts, { madeAt, isReminder }, published);
const pdfOf = (...task: Parameters<typeof taskOf>) => documents.pdf(taskOf(...task));
const readOf = async (...task: Parameters<typeof taskOf>) => readPdf(await pdfOf(...task));

/** What a phone reads from the page. */
const scan = async (facts: InvoiceFacts, isReminder = false): Promise<string | undefined> => {
  const png = await documents.png(taskOf(facts, isReminder));
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
  return jsQR(new Uint8ClampedArray(new Resvg(page).render().pixels), width, height)?.data;
};

test("the invoice says the sum first, when and how to pay it, whom it is for and what for", async () => {
  const bytes = await pdfOf(invoiceOf());
  const read = await readPdf(bytes);
  expect(read).toMatchObject({
    pages: 1,
    isTagged: true,
    language: "sv",
    title: "Faktura 1042, Hjärta & Lunga",
    alternatives: ["Swish-kod med vårt nummer, beloppet och OCR-numret"],
  });
  expect(keepsStandard(bytes)).toBe(true);
  expect(read.words).toMatch(
    /^Hjärta & Lunga Faktura 1042 Tack för er gåva!.* 5 000 kr ?Att betala senast 2 januari 2027/,
  );
  expect(read.words).toContain("Betala med Swish Belopp och OCR följer med");
  expect(read.cells).toEqual([
    ...["TH Bankgiro", "TD 900-0000", "TH 90-konto", "TD 90 00 00-0", "TH OCR", "TD 2026 1203 481"],
    ...["TH Till", "TD Norrskenets Bygg & Betong ABHamngatan 3972 34 Luleå", "TH Org.nr", "TD 559912-3451"],
    ...["TH Datum", "TD 3 december 2026", "TH Er referens", "TD Eva Niskanen", "TH Ert ordernr", "TD 8814-JUL"],
    ...["TH Vad", "TH Belopp"],
    ...["TD Gåva till forskningen om hjärta och lungor: Julen 2026", "TD 5 000 kr"],
    ...["TD Diplom i ert namn", "TD ingår", "TD Moms, en gåva har ingen", "TD 0 kr"],
  ]);
  expect(read.words).toContain("Ingen avgift och ingen ränta.");
  expect(read.words).toContain("Ert företag kan få tillbaka 20,6 procent, här 1 030 kr.");
  expect(read.words).toContain("Hjärta & Lunga, Box 000, 100 00 Stockholm");
  expect(read.words).toContain("Org.nr 000000-0000 hej@hjarta-lunga.test 08-465 004 00");
  expect(read.roles).toContain("H1");
});

test("in English its words, days and sums are English", async () => {
  const { words, language, title } = await readOf(invoiceOf({ language: "en" }));
  expect({ language, title }).toEqual({ language: "en", title: "Invoice 1042, Hjärta & Lunga" });
  expect(words).toMatch(
    /^Hjärta & Lunga Invoice 1042 Thank you for your gift!.* 5,000 kr ?To be paid by 2 January 2027/,
  );
  expect(words).toContain("Your company may get back 20.6 per cent, here 1,030 kr.");
  expect(words).not.toMatch(/[Gg]åva|Moms|Skatten|Betala|Belopp|Datum/);
});

test("the Swish code pays the sum to us with the reference, and none of it can be changed", async () => {
  expect(await scan(invoiceOf())).toBe("C1239000000;5000,00;20261203481;0");
  expect(swishCode("123 456 78 90", { amountOre: 123_450, ocr: "17" })).toBe("C1234567890;1234,50;17;0");
});

test("a reminder is the same invoice, says that it is a reminder and costs nothing", async () => {
  const { words, title, pages } = await readOf(invoiceOf(), true);
  expect(pages).toBe(1);
  expect(title).toBe("Påminnelse om faktura 1042, Hjärta & Lunga");
  expect(words).toMatch(
    /Påminnelse, faktura 1042 En liten påminnelse.* 5 000 kr ?Skulle ha betalats senast 2 januari 2027/,
  );
  expect(words).toContain("2026 1203 481");
  expect(words).toContain("Påminnelsen kostar ingenting");
  expect(await scan(invoiceOf(), true)).toBe("C1239000000;5000,00;20261203481;0");
  expect((await readOf(invoiceOf({ language: "en" }), true)).words).toContain(
    "Reminder, invoice 1042 A gentle reminder",
  );
});

test("a credit invoice says which invoice it cancels, that nothing is to be paid, and has no code to pay with", async () => {
  for (const isReminder of [false, true]) {
    const read = await readOf(creditOf(), isReminder);
    expect(read).toMatchObject({ pages: 1, title: "Kreditfaktura 1043, Hjärta & Lunga", alternatives: [] });
    expect(read.words).toMatch(
      /Kreditfaktura 1043 Fakturan är makulerad.*tar bort hela faktura 1042.* 0 kr ?att betala/,
    );
    expect(read.words).toContain("Krediterat 5 000 kr Krediterar Faktura 1042");
    expect(read.words).toContain("Julen 2026 −5 000 kr");
    expect(read.words).toContain("En makulerad faktura är ingen gåva. Den ger ingen skattereduktion");
    expect(read.words).toContain("ring 08-465 004 00, så betalar vi tillbaka");
    expect(read.words).not.toMatch(/Bankgiro|OCR|Swish|Diplom|Påminnelse/);
  }
  expect(await scan(creditOf())).toBeUndefined();
  expect((await readOf(creditOf({ language: "en" }))).words).toContain(
    "cancels all of invoice 1042. You have nothing to pay.",
  );
});

test("a gift that gives no tax reduction says so, and promises none", async () => {
  const { words } = await readOf(invoiceOf({ givesReduction: null }));
  expect(words).toContain("Den här gåvan ger ingen skattereduktion.");
  expect(words).not.toContain("få tillbaka");
});

test("what is not known leaves no empty label", async () => {
  const nothing = { street: null, postalCode: null, town: null, reference: null, orderNumber: null };
  const { cells, words } = await readOf(invoiceOf({ buyer: nothing, occasion: "" }));
  expect(cells.slice(6, -8)).toEqual([
    ...["TH Till", "TD Norrskenets Bygg & Betong AB", "TH Org.nr", "TD 559912-3451"],
    ...["TH Datum", "TD 3 december 2026"],
  ]);
  expect(words).toContain("Gåva till forskningen om hjärta och lungor 5 000 kr");
  expect(words).not.toContain("null");
});

const most = {
  name: "Storfastighetsförvaltningsaktiebolaget Västernorrlands Kommunikationsteknik AB (publ)",
  street: "Trafikverksentreprenadsförvaltningsgatan 113 B, 14 tr, Samhällsbyggnadsförvaltningens posthantering",
  town: "Örnsköldsviks Industriområde Södra Hamnen Kajplats 12",
  reference: "Maria Alexandra Konstantinopolitanska-Gyllenstierna af Björn, avdelningen för hållbarhet och ekonomi",
  orderNumber: "ORD-2026-000000000000000000000000000000000000000000000000000001",
};
const unbroken = "W".repeat(100);
const widest = { name: unbroken, street: unbroken, town: unbroken, reference: unbroken, orderNumber: unbroken };

test.each([
  [
    "long words",
    most,
    "Femtioårsjubileet för skogsindustrins arbetsmiljöutvecklingsprojekt i Örnsköldsvik och Härnösand",
  ],
  ["the widest letters without a place to break", widest, "W".repeat(120)],
])("%s have room on one page, in both languages, all of them inside its margins", async (_, buyer, occasion) => {
  for (const language of ["sv", "en"] as const)
    for (const facts of [invoiceOf, creditOf].map((of) =>
      of({ buyer, occasion, language, amountOre: 9_999_999_900 }),
    )) {
      const { pages, words, rightmost, spans } = await readOf(facts);
      expect(pages).toBe(1);
      const said = words.replaceAll(/\s/g, "");
      for (const one of [...Object.values(buyer), occasion]) expect(said).toContain(one.replaceAll(/\s/g, ""));
      expect(rightmost).toBeLessThan(595 - 50);
      // The notes end above the foot of the page.
      const notes = spans.filter(({ str }) => /deklaration|tax|skattereduktion|kostnad/.test(str));
      expect(Math.min(...notes.map(({ y }) => y))).toBeGreaterThan(64);
    }
});

test("a long word is set smaller rather than broken", async () => {
  const { words } = await readOf(invoiceOf({ buyer: { name: most.name, street: most.street } }));
  expect(words).toContain("Till Storfastighetsförvaltningsaktiebolaget Västernorrlands");
  expect(words).toContain("Trafikverksentreprenadsförvaltningsgatan 113 B");
});

test("hostile words are drawn as they are written", async () => {
  const hostile = '#panic("x") $a$ <Bygg & Betong> *AB*';
  const { words } = await readOf(
    invoiceOf({ buyer: { name: hostile, reference: '"}]#read("x")' }, occasion: "\\ #1" }),
  );
  expect(words).toContain(`Till ${hostile}`);
  expect(words).toContain('Er referens "}]#read("x")');
  expect(words).toContain("lungor: \\ #1");
});
