import { memorialCard } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { MemorialCardDraft } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { afterAll, expect, test, vi } from "vitest";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { createMakeMemorialCard } from "../../../../../services/api/src/kinds/memorial-card/document.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { fullCard, memorialCardOf, widestCard } from "./memorial-card-samples.ts";
import { seedWords } from "./sheet-samples.ts";

const documents = openDocuments();
afterAll(() => documents.close());
const newMaker = () => createMakeMemorialCard({ published: seedWords, documents });
const makeCard = newMaker();
const pdf = { format: "pdf" } as const;
const picture = (size: "screen" | "print") => ({ format: "png", size }) as const;
const pdfOf = async (card: MemorialCardDraft) => (await makeCard(card, "sv", pdf)).bytes;
const keepsStandard = (file: Buffer) => file.toString("latin1").includes("pdfuaid:part");

test("the card says all that was written, line by line, tagged and by the standard for screen readers, and its title names nobody", async () => {
  const { fileName, bytes } = await makeCard(memorialCardOf(), "sv", pdf);
  const read = await readPdf(bytes);
  expect(read).toMatchObject({
    pages: 1,
    isTagged: true,
    title: "Ett ljus är tänt",
    language: "sv",
    alternatives: ["Ett vitt ljus brinner stilla i mörkret med några blad vid foten."],
    words:
      "Ett ljus brinner för Karl-Gustav Lindström 1941–2026 Din trädgård blommar vidare, och vi med den. " +
      "Tack för allt du gav oss. Tänt av Gunilla, Per och barnbarnen Hjärta & Lunga",
  });
  expect(read.roles).toContain("H1");
  expect(keepsStandard(bytes)).toBe(true);
  expect(fileName).toBe("minnesljus.pdf");
});

test("in English the card's own words are English, and the names stand as they were written", async () => {
  const { words, language, title } = await readPdf((await makeCard(memorialCardOf(), "en", pdf)).bytes);
  expect({ language, title }).toEqual({ language: "en", title: "A candle has been lit" });
  expect(words).toContain("A candle burns for Karl-Gustav Lindström");
  expect(words).toContain("Lit by Gunilla, Per och barnbarnen");
});

test.each([
  ["screen", "minnesljus.png", [1200, 1710]],
  // A4 across in 300 dots an inch.
  ["print", "minnesljus-utskrift.png", [3508, 2480]],
] as const)("as a picture for %s it is as large as that takes", async (size, name, measures) => {
  const { fileName, bytes } = await makeCard(memorialCardOf(), "sv", picture(size));
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(measures);
  expect(fileName).toBe(name);
});

test.each([pdf, picture("screen"), picture("print")])(
  "the same words give the same file, drawn once as long as it is kept: %j",
  async (file) => {
    const draw = vi.spyOn(documents, file.format === "pdf" ? "pdf" : file.size === "screen" ? "png" : "print");
    const make = newMaker();
    const first = await make(memorialCardOf(), "sv", file);
    const again = await make(memorialCardOf(), "sv", file);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(again).toEqual(first);
    // By another process, or later.
    expect((await newMaker()(memorialCardOf(), "sv", file)).bytes.equals(first.bytes)).toBe(true);
    expect((await make(memorialCardOf({ from: "Per" }), "sv", file)).bytes.equals(first.bytes)).toBe(false);
    draw.mockRestore();
  },
);

/** Points: eight millimetres of a half sheet that is 421 wide, and where its foot begins. */
const [marginLeft, marginRight, footTop] = [22, 398, 56];

test.each<[string, MemorialCardDraft]>([
  ["as much as has room", fullCard],
  ["as much in the widest letters", widestCard],
  ["the least", memorialCardOf({ remembered: { name: "Bo" }, greeting: "", from: "Lo" })],
  ["one long line", memorialCardOf({ greeting: "Vi ".repeat(106).trim() })],
  ["sixty Chinese letters", memorialCardOf({ remembered: { name: "明".repeat(60) }, greeting: "明".repeat(320) })],
  ["Arabic, Persian and Korean", memorialCardOf({ remembered: { name: "محمد الأحمد" }, from: "علی\u200cرضا 김민준" })],
  ["Hebrew, Thai and Hindi", memorialCardOf({ greeting: "שלום כהן\nสมชาย เจ้าหญิง\nप्रिया शर्मा", from: "שרה" })],
  ["emoji", memorialCardOf({ greeting: "Åsa 🫶🏽\n👨\u200d👩\u200d👧 ❤️ 🇸🇪", from: "Lo 🕊️" })],
  ["Typst mark-up", memorialCardOf({ greeting: '#image("/etc/passwd") *x* $y$ = @z', from: '"}) #panic("x") // \\' })],
])("a card with %s is whole, on one page, with nothing cut or run into another", async (_what, card) => {
  expect(memorialCard.safeParse(card).success).toBe(true);
  const file = await pdfOf(card);
  const { pages, isTagged, spans, words } = await readPdf(file);
  expect({ pages, isTagged, isWhole: keepsStandard(file) }).toEqual({ pages: 1, isTagged: true, isWhole: true });
  const letters = (text: string) => Array.from(text.replaceAll(/\s|\p{Cf}|\ufe0f/gu, ""));
  const written = letters(["Tänt av", card.remembered.name, card.greeting, card.from].join(""));
  const read = letters(words);
  for (const letter of new Set(written)) {
    const count = (all: string[]) => all.filter((one) => one === letter).length;
    // Letters that are drawn as one sign are read back as one of them.
    const wanted = /\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Thai}/u.test(letter) ? 1 : count(written);
    expect([letter, count(read) >= wanted]).toEqual([letter, true]);
  }
  const seen = spans.filter(({ str }) => str.trim() !== "");
  const foot = seen.findIndex(({ str }) => str.includes("Hjärta"));
  for (const [index, { left, right, y }] of seen.entries()) {
    expect(left).toBeGreaterThan(marginLeft);
    expect(right).toBeLessThan(marginRight);
    if (index < foot) expect(y).toBeGreaterThan(footTop);
  }
});

test.each(["محمد عبدالرحمن حسن", "שלום אברהמסון"])("of %s the first word stands to the right", async (name) => {
  const { leftOf } = await readPdf(await pdfOf(memorialCardOf({ remembered: { name } })));
  const [first, last] = [name.split(" ").at(0) ?? "", name.split(" ").at(-1) ?? ""];
  expect(leftOf(first)).toBeGreaterThan(leftOf(last));
});
