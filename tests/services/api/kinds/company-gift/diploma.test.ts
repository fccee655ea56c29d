import { afterAll, expect, test } from "vitest";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import {
  companyDiplomaProblems,
  companyDiplomaTask,
  type CompanyDiplomaShape,
  type CompanyDiplomaWords,
} from "../../../../../services/api/src/kinds/company-gift/diploma.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { keepsStandard, madeAt, published } from "./company-samples.ts";

const documents = openDocuments();
afterAll(() => documents.close());

const norrskenet = { name: "Norrskenets Bygg & Betong", occasion: "Julen 2026", language: "sv" } as const;
type Given = Partial<CompanyDiplomaWords>;
const taskOf = (given: Given = {}, shape?: CompanyDiplomaShape, isPreview = false) =>
  companyDiplomaTask({ ...norrskenet, ...given }, { madeAt, isPreview }, published, shape);
const pdfOf = (...task: Parameters<typeof taskOf>) => documents.pdf(taskOf(...task));
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const withoutSpaces = (words: string) => words.replaceAll(/\s/g, "");

test("the diploma says for what, who has given, and thank you, tagged and by the standard for screen readers", async () => {
  const bytes = await pdfOf();
  const read = await readPdf(bytes);
  expect(read).toMatchObject({
    pages: 1,
    isTagged: true,
    language: "sv",
    title: "Diplom från Hjärta & Lunga",
    alternatives: ["En röd ram med bladrankor, och nederst en liten stad där en sol med ett hjärta går upp."],
  });
  expect(read.words).toBe(
    "Julen 2026 Norrskenets Bygg & Betong har gett en gåva till forskningen om hjärta och lungor Tack. Hjärta & Lunga 2026",
  );
  expect(keepsStandard(bytes)).toBe(true);
});

test("in English its own words are English, and the name and the occasion stand as they were written", async () => {
  const { words, language } = await readPdf(await pdfOf({ language: "en" }));
  expect(language).toBe("en");
  expect(words).toBe(
    "Julen 2026 Norrskenets Bygg & Betong has given a gift to research on the heart and lungs Thank you. Hjärta & Lunga 2026",
  );
});

test("without an occasion nothing stands in its place", async () => {
  expect((await readPdf(await pdfOf({ occasion: "" }))).words).toMatch(/^Norrskenets Bygg & Betong har gett/);
});

test("only a preview says that it is one", async () => {
  expect((await readPdf(await pdfOf())).words).not.toContain("Förhandsvisning");
  expect((await readPdf(await pdfOf({}, "diploma", true))).words).toContain("Förhandsvisning");
  expect((await readPdf(await pdfOf({ language: "en" }, "diploma", true))).words).toContain("Preview");
});

test("the signature of an e-mail says that we have given, and the picture to share says who has given what", async () => {
  expect(await readPdf(await pdfOf({}, "signature"))).toMatchObject({
    words: "Norrskenets Bygg & Betong Vi har gett en gåva till Hjärta & Lunga",
    alternatives: ["En liten stad där en sol med ett hjärta går upp."],
  });
  expect((await readPdf(await pdfOf({ language: "en" }, "signature"))).words).toBe(
    "Norrskenets Bygg & Betong We have given to Hjärta & Lunga",
  );
  expect((await readPdf(await pdfOf({}, "share"))).words).toBe(
    "Julen 2026 Norrskenets Bygg & Betong har gett en gåva till forskningen om hjärta och lungor Hjärta & Lunga 2026",
  );
});

test("pictures have the sizes that they are for", async () => {
  const [width = 0, height = 0] = sizeOf(await documents.png(taskOf()));
  expect(width).toBe(1200);
  expect(height / width).toBeCloseTo(297 / 210, 2);
  expect(sizeOf(await documents.png(taskOf({}, "signature")))).toEqual([600, 160]);
  expect(sizeOf(await documents.png(taskOf({}, "share")))).toEqual([1200, 627]);
});

const shapes: CompanyDiplomaShape[] = ["diploma", "signature", "share"];
const pageWidth = (shape: CompanyDiplomaShape) => ({ diploma: 595, signature: 451, share: 680 })[shape];
/** Where the words must end: before the frame of the drawing. */
const roomUntil = (shape: CompanyDiplomaShape) =>
  pageWidth(shape) * { diploma: 0.88, signature: 0.98, share: 0.66 }[shape];
const names = [
  ["one letter", "Ö"],
  ["many words", "Föreningen för främjande av hjärtvänliga arbetsplatser i Västra Götalands län AB"],
  ["a long word", "Storfastighetsförvaltningsaktiebolaget Västernorrlands Kommunikationsteknik AB"],
  ["the widest letters without a place to break", "W".repeat(80)],
  ["vowels that no rule hyphenates", "aeiouyåäö".repeat(9).slice(0, 80)],
  ["consonants and vowels in turn, without a space", "Ba".repeat(40)],
  ["an address without a space", "www.norrskenetsbyggochbetongentreprenader.example.com/hallbarhet/2026"],
] as const;

test.each(shapes.flatMap((shape) => names.map(([what, name]) => [shape, what, name] as const)))(
  "%s has room for %s, all of it inside the frame",
  async (shape, _what, name) => {
    const occasion =
      "Femtioårsjubileet för skogsindustrins arbetsmiljöutvecklingsprojekt i Örnsköldsvik, Kramfors och Härnösand";
    const { pages, words, rightmost } = await readPdf(await pdfOf({ name, occasion }, shape));
    expect(pages).toBe(1);
    // Hyphens at the ends of lines are not of the name.
    expect(withoutSpaces(words).replaceAll(/[-\u00ad\u2010]/g, "")).toContain(withoutSpaces(name).replaceAll("-", ""));
    expect(rightmost).toBeLessThan(roomUntil(shape));
  },
);

test("a long occasion has room too, also without a space", async () => {
  for (const shape of ["diploma", "share"] as const) {
    const { pages, words, rightmost } = await readPdf(await pdfOf({ occasion: "W".repeat(120) }, shape));
    expect(pages).toBe(1);
    expect(withoutSpaces(words)).toContain("W".repeat(120));
    expect(rightmost).toBeLessThan(roomUntil(shape));
  }
});

test("hostile words are drawn as they are written", async () => {
  const name = '#panic("x") $a$ <b>&amp;</b> \\ *AB*';
  expect((await readPdf(await pdfOf({ name, occasion: '"}]#read("/etc/passwd")' }))).words).toContain(
    `"}]#read("/etc/passwd") ${name} har gett`,
  );
});

test("characters that cannot be drawn are told at their field", () => {
  expect(companyDiplomaProblems(documents, norrskenet)).toBeUndefined();
  expect(companyDiplomaProblems(documents, { name: "Bolaget \u{13000}", occasion: "Julen" })).toEqual({
    "diploma.name": "forbiddenCharacters",
  });
  expect(companyDiplomaProblems(documents, { name: "Bolaget", occasion: "\u{13000}" }, "")).toEqual({
    occasion: "forbiddenCharacters",
  });
});

test("the same words give the same bytes, made on the day that the diploma is of", async () => {
  const bytes = await pdfOf();
  expect(bytes.equals(await pdfOf())).toBe(true);
  expect(bytes.toString("latin1")).toContain("D:20261203110000");
});
