import { sheetDesigns } from "@hjarta-lunga/contract/memorials.ts";
import { memorialSheet } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { afterAll, expect, test } from "vitest";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { createMakeSheet } from "../../../../../services/api/src/kinds/memorial-gift/sheet.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { fullSheet, seedWords, sheetOf, widestSheet } from "./sheet-samples.ts";

const documents = openDocuments();
afterAll(() => documents.close());
const makeSheet = createMakeSheet({ published: seedWords, documents });
const making = { language: "sv", madeAt: new Date("2026-11-22T11:00:00Z"), shortReference: "ABC234" } as const;
const pdfOf = async (sheet: MemorialSheetDraft) => (await makeSheet(sheet, making, "pdf")).bytes;
const keepsStandard = (pdf: Buffer) => pdf.toString("latin1").includes("pdfuaid:part");

test("the sheet says all that was written, line by line, tagged and by the standard for screen readers", async () => {
  const { fileName, bytes } = await makeSheet(sheetOf(), making, "pdf");
  const read = await readPdf(bytes);
  expect(read).toMatchObject({
    pages: 1,
    isTagged: true,
    title: "Minnesblad från Hjärta & Lunga",
    language: "sv",
    alternatives: ["Tre vitsippor i skymning."],
    words:
      "Till minne av Karl-Gustav Lindström 1941–2026 Din trädgård blommar vidare, och vi med den. Tack för allt du gav oss. " +
      "Gunilla Per barnbarnen En gåva har lämnats till forskningen genom Hjärta & Lunga",
  });
  expect(read.roles).toContain("H1");
  expect(keepsStandard(bytes)).toBe(true);
  expect(fileName).toBe("minnesblad-ABC234.pdf");
});

test("in English the sheet's own words are English, and the names stand as they were written", async () => {
  const { bytes } = await makeSheet(sheetOf(), { ...making, language: "en" }, "pdf");
  const { words, language } = await readPdf(bytes);
  expect(language).toBe("en");
  expect(words).toContain("In memory of Karl-Gustav Lindström");
  expect(words).toContain("Gunilla Per barnbarnen");
});

test.each([6, 7, 10])("%i who give stand in the order in which they were written", async (count) => {
  const givers = Array.from({ length: count }, (_, at) => `Givare ${at + 1}`);
  const { words, pages } = await readPdf(await pdfOf(sheetOf({ givers })));
  expect(words).toContain(givers.join(" "));
  expect(pages).toBe(1);
});

test.each([
  [{ bornYear: 1941, diedYear: 2026 }, "Lo Ek 1941–2026 Din"],
  [{ bornYear: 1941 }, "Lo Ek * 1941 Din"],
  [{ diedYear: 2026 }, "Lo Ek † 2026 Din"],
  [{}, "Lo Ek Din"],
])("of the years %j what is known stands there", async (years, expected) => {
  const { words } = await readPdf(await pdfOf(sheetOf({ remembered: { name: "Lo Ek", ...years } })));
  expect(words).toContain(expected);
});

test("as a picture the sheet is 1200 points wide, in the paper's shape", async () => {
  const { fileName, bytes } = await makeSheet(sheetOf(), making, "png");
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect(width).toBe(1200);
  expect(height / width).toBeCloseTo(297 / 210, 2);
  expect(fileName).toBe("minnesblad-ABC234.png");
});

test("as a picture for paper it is A4 in 300 dots an inch, under a name of its own", async () => {
  const { fileName, bytes } = await makeSheet(sheetOf(), making, "png", "print");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2480, 3508]);
  expect(fileName).toBe("minnesblad-ABC234-utskrift.png");
});

test.each(sheetDesigns)("the design %s has its own picture, and words for who listens", async (design) => {
  const [sheet, other] = [sheetOf({ design }), sheetOf({ design: design === "BIRD" ? "WREATH" : "BIRD" })];
  const [pdf, otherPdf] = await Promise.all([pdfOf(sheet), pdfOf(other)]);
  const { alternatives } = await readPdf(pdf);
  expect(alternatives[0]?.length).toBeGreaterThan(10);
  expect(alternatives).not.toEqual((await readPdf(otherPdf)).alternatives);
  const [png, otherPng] = await Promise.all([sheet, other].map((one) => makeSheet(one, making, "png")));
  expect(png?.bytes.equals(otherPng?.bytes ?? Buffer.of())).toBe(false);
});

/** Points: 14 millimetres of a page that is 595 wide, and the breath line above the foot. */
const [marginLeft, marginRight, footTop] = [39, 556, 39 + 79];

test.each<[string, MemorialSheetDraft]>([
  ["as much as has room", fullSheet],
  ["as much in the widest letters", widestSheet],
  ["the least", sheetOf({ remembered: { name: "Bo" }, greeting: "", givers: ["Lo"] })],
  ["one long line", sheetOf({ greeting: "Vi ".repeat(106).trim() })],
  ["sixty Chinese letters", sheetOf({ remembered: { name: "明".repeat(60) }, greeting: "明".repeat(320) })],
  ["Arabic, Persian and Korean", sheetOf({ remembered: { name: "محمد الأحمد" }, givers: ["علی\u200cرضا", "김민준"] })],
  ["emoji", sheetOf({ greeting: "Åsa 🫶🏽\n👨\u200d👩\u200d👧 ❤️ 🇸🇪" })],
  ["Typst mark-up", sheetOf({ greeting: '#image("/etc/passwd") *x* $y$ = @z', givers: ['"}) #panic("x") // \\'] })],
])("a sheet with %s is whole, on one page, with nothing cut or run into another", async (_what, sheet) => {
  expect(memorialSheet.safeParse(sheet).success).toBe(true);
  const pdf = await pdfOf(sheet);
  const { pages, isTagged, spans, words } = await readPdf(pdf);
  expect({ pages, isTagged, isWhole: keepsStandard(pdf) }).toEqual({ pages: 1, isTagged: true, isWhole: true });
  const letters = (text: string) =>
    Array.from(text.replaceAll(/\s|\p{Cf}|\ufe0f/gu, ""))
      .sort()
      .join("");
  const written = ["Till minne av", sheet.remembered.name, sheet.greeting, ...sheet.givers].join("");
  for (const letter of new Set(letters(written))) {
    const count = (text: string) => text.split(letter).length - 1;
    // Arabic letters that are drawn as one sign are read back as one of them.
    const wanted = /\p{Script=Arabic}/u.test(letter) ? 1 : count(letters(written));
    expect([letter, count(letters(words)) >= wanted]).toEqual([letter, true]);
  }
  const seen = spans.filter(({ str }) => str.trim() !== "");
  const foot = seen.findIndex(({ str }) => str.includes("En gåva"));
  for (const [index, { left, right, y }] of seen.entries()) {
    expect(left).toBeGreaterThan(marginLeft);
    expect(right).toBeLessThan(marginRight);
    if (index < foot) expect(y).toBeGreaterThan(footTop);
  }
});

test("a double name that is too long for its line is broken where it is two", async () => {
  const name = "Wilhelmina-Charlotta Konstantinopolitanska-Gyllenstierna";
  const { words } = await readPdf(await pdfOf(sheetOf({ remembered: { name } })));
  expect(words).toContain("Konstantinopolitanska- Gyllenstierna");
});

test.each(["محمد عبدالرحمن حسن", "שלום אברהמסון"])("of %s the first word stands to the right", async (name) => {
  const { leftOf } = await readPdf(await pdfOf(sheetOf({ remembered: { name } })));
  const [first, last] = [name.split(" ").at(0) ?? "", name.split(" ").at(-1) ?? ""];
  expect(leftOf(first)).toBeGreaterThan(leftOf(last));
});
