import { afterAll, expect, test } from "vitest";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { cardOf } from "./card-samples.ts";

const documents = openDocuments();
afterAll(() => documents.close());

const eightNames = [
  "Anna Bernadotte",
  "Elsa Bernadotte-Lindqvist",
  "Nils Öberg",
  "Märta Öberg",
  "Sigrid Öberg",
  "Östen Åkesson",
  "Ebba-Lovisa von Rosenstjärna",
  "Lo Ek",
];
const keepsStandard = (pdf: Buffer) => pdf.toString("latin1").includes("pdfuaid:part");

test("the card on paper says all that it is given, tagged and by the standard for screen readers", async () => {
  const pdf = await documents.pdf(cardOf({ household: eightNames }));
  const read = await readPdf(pdf);
  expect(read).toMatchObject({
    pages: 1,
    isTagged: true,
    title: "Medlemskort 104217, Hjärta & Lunga",
    language: "sv",
    alternatives: ["Ett rött hjärta framför en gul sol."],
    cells: ["TH Medlemsnummer", "TD 104 217", "TH Medlemskap", "TD Familj", "TH Gäller", "TD till 21 november 2027"],
  });
  expect(read.roles).toContain("H1");
  for (const name of ["Birgitta Åkerström", ...eightNames]) expect(read.words).toContain(name);
  expect(keepsStandard(pdf)).toBe(true);
});

test("the card for the phone is a picture of 1200 points, in a bank card's shape", async () => {
  const png = await documents.png(cardOf());
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(width).toBe(1200);
  expect(width / height).toBeCloseTo(85.6 / 54, 2);
});

/** Points from the page's left edge: what begins before the first stands on the card's white half, which ends at the second. */
const [onWhite, whiteEnds] = [200, 230];

/** What stands on the white half of the card: names, and under them the facts. */
const whiteHalf = async (pdf: Buffer) => {
  const { spans } = await readPdf(pdf);
  const factsFrom = spans.find(({ str }) => str.startsWith("Medlemsnummer"))?.y ?? 0;
  const written = spans.filter(({ str, left, y }) => str.trim() !== "" && left < onWhite && y < factsFrom + 60);
  return { names: written.filter(({ y }) => y > factsFrom + 4), facts: written.filter(({ y }) => y <= factsFrom + 4) };
};
const longName = "Maria Alexandra Konstantinopolitanska-Gyllenstierna af Björneborg Svensson";

test.each<[string, string, string[]]>([
  ["a long name", longName, []],
  ["a long name, and eight of them", longName, Array.from({ length: 8 }, () => longName)],
  ["eighty letters without a space", "W".repeat(80), ["W".repeat(80)]],
  ["Persian, Chinese and Arabic", "علی\u200cرضا محمدی\u200cپور", ["王小明", "محمد الأحمد"]],
  ["emoji", "Åsa 🫶🏽", ["👨\u200d👩\u200d👧"]],
  ["Typst mark-up", '#image("/etc/passwd") *x* $y$', ['"}) #panic("x")']],
  ["no letter that can be drawn", "", []],
])("a card for %s stays whole, on one page, within its paper", async (_what, name, household) => {
  const pdf = await documents.pdf(cardOf({ name, household }));
  const { pages, isTagged } = await readPdf(pdf);
  expect({ pages, isTagged, isWhole: keepsStandard(pdf) }).toEqual({ pages: 1, isTagged: true, isWhole: true });
  const { names, facts } = await whiteHalf(pdf);
  for (const { right } of names) expect(right).toBeLessThan(whiteEnds);
  // No name has come down among the facts.
  const usual = await whiteHalf(await documents.pdf(cardOf()));
  expect(facts.map(({ str }) => str)).toEqual(usual.facts.map(({ str }) => str));
});
