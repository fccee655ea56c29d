import { documentDesigns } from "@hjarta-lunga/contract/gift-documents.ts";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { giftDocumentOf } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { GiftDocumentDraft } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { diploma } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { afterAll, expect, test } from "vitest";
import { diplomaTask } from "../../../../../services/api/src/rooms/diplomas/document.ts";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { documentTask } from "../../../../../services/api/src/kinds/gift-document/document.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { seedWords } from "./sheet-samples.ts";

const documents = openDocuments();
afterAll(() => documents.close());

const madeAt = new Date("2026-11-22T11:00:00Z");
const words = (given: Partial<GiftDocumentDraft> = {}): GiftDocumentDraft => ({
  design: "FLOWERS",
  to: "Kerstin",
  from: "Lars och barnen",
  greeting: "Grattis på födelsedagen!\nVi tänker på dig.",
  showsAmount: true,
  ...given,
});
type Making = { kind?: GiftDocumentKind; amount?: number; language?: "sv" | "en" };
const taskOf = (given: Partial<GiftDocumentDraft> = {}, making: Making = {}) =>
  documentTask(words(given), { kind: "gift_certificate", amount: 500, language: "sv", madeAt, ...making }, seedWords);
const pdfOf = (given: Partial<GiftDocumentDraft> = {}, making: Making = {}) => documents.pdf(taskOf(given, making));
const keepsStandard = (pdf: Buffer) => pdf.toString("latin1").includes("pdfuaid:part");

test("a certificate says all that was written and how much, tagged and by the standard for screen readers", async () => {
  const bytes = await pdfOf();
  const read = await readPdf(bytes);
  expect(read).toMatchObject({
    pages: 1,
    isTagged: true,
    title: "Gåvobevis från Hjärta & Lunga",
    language: "sv",
    alternatives: ["En ram med blommor i hörnen, löjtnantshjärtan och en röd fågel på papperets kant."],
  });
  expect(read.words).toContain(
    "Gåvobevis till Kerstin Grattis på födelsedagen! Vi tänker på dig. från Lars och barnen " +
      "Med det här följer en gåva på 500 kr till Hjärta & Lunga, till forskning om hjärta, kärl och lungor.",
  );
  expect(read.roles).toContain("H1");
  expect(keepsStandard(bytes)).toBe(true);
});

test("the amount stands there only if whoever gives wants it to", async () => {
  const { words: hidden } = await readPdf(await pdfOf({ showsAmount: false }));
  expect(hidden).not.toContain("500");
  expect(hidden).toContain("Med det här följer en gåva till Hjärta & Lunga");
});

test("in English its own words are English, and what was written stands as it was", async () => {
  const { words: said, language } = await readPdf(await pdfOf({}, { language: "en" }));
  expect(language).toBe("en");
  expect(said).toContain("Gift certificate to Kerstin Grattis");
});

test.each(documentDesigns.gift_card)(
  "the gift card %s has its own picture, and words for who listens",
  async (design) => {
    const bytes = await pdfOf({ design }, { kind: "gift_card" });
    const { alternatives, words: said, pages } = await readPdf(bytes);
    expect(pages).toBe(1);
    expect(alternatives[0]?.length).toBeGreaterThan(10);
    expect(said).toContain("Gåvokort till Kerstin");
    expect(keepsStandard(bytes)).toBe(true);
  },
);

const sixty = "Maria Alexandra Konstantinopolitanska-Gyllenstierna af Björn";
const full = {
  to: sixty,
  from: sixty,
  greeting: Array.from({ length: 8 }, () => "Vi tänker på dig varje dag, och du på os").join("\n"),
};
const widest = { to: "W".repeat(60), from: "W".repeat(60), greeting: "W".repeat(320) };
const designs = [
  ["gift_certificate", "FLOWERS"],
  ...documentDesigns.gift_card.map((design) => ["gift_card", design]),
] as [GiftDocumentKind, GiftDocumentDraft["design"]][];

test.each(designs.flatMap(([kind, design]) => [full, widest].map((given) => [kind, design, given] as const)))(
  "as much as is taken has room on one page: %s %s",
  async (kind, design, given) => {
    expect(giftDocumentOf(kind).safeParse(words({ ...given, design })).error).toBeUndefined();
    const { pages, words: said } = await readPdf(await pdfOf({ ...given, design }, { kind }));
    expect(pages).toBe(1);
    expect(said.replaceAll(/\s/g, "")).toContain(given.greeting.replaceAll(/\s/g, ""));
  },
);

test("as a picture it lies down, 1200 points wide; a diploma stands up", async () => {
  const shapeOf = (png: Buffer) => png.readUInt32BE(20) / png.readUInt32BE(16);
  const lying = await documents.png(taskOf());
  expect(lying.readUInt32BE(16)).toBe(1200);
  expect(shapeOf(lying)).toBeCloseTo(210 / 297, 2);
  expect(shapeOf(await documents.png(diplomaOf()))).toBeCloseTo(297 / 210, 2);
});

const diplomaOf = (given: { name?: string; occasion?: string; showsAmount?: boolean } = {}) =>
  diplomaTask(
    { name: "Anna Berg", occasion: "Insamling på 50-årsdagen", showsAmount: true, ...given },
    { amount: 2500, language: "sv", madeAt },
    seedWords,
  );

test("a diploma says whose it is, for what, and how much if that is wanted", async () => {
  const bytes = await documents.pdf(diplomaOf());
  const read = await readPdf(bytes);
  expect(read).toMatchObject({ pages: 1, isTagged: true, title: "Diplom från Hjärta & Lunga" });
  expect(read.words).toContain(
    "Diplom till Anna Berg Insamling på 50-årsdagen med tack för en gåva på 2 500 kr till Hjärta & Lunga",
  );
  expect(keepsStandard(bytes)).toBe(true);
  const { words: hidden } = await readPdf(await documents.pdf(diplomaOf({ showsAmount: false })));
  expect(hidden).not.toContain("2 500");
  const most = { name: "W".repeat(60), occasion: "W".repeat(80), showsAmount: true };
  expect(diploma.safeParse(most).error).toBeUndefined();
  expect((await readPdf(await documents.pdf(diplomaOf(most)))).pages).toBe(1);
});
