import { headingFormsOf, headingOf } from "@hjarta-lunga/contract/greeting-headings.ts";
import { seededCampaignCodes } from "@hjarta-lunga/contract/campaigns.ts";
import { greetingCard } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { GreetingCard } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { afterAll, expect, test, vi } from "vitest";
import { designOf } from "@hjarta-lunga/contract/designs.ts";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { createMakeGreetingCard } from "../../../../../services/api/src/kinds/greeting-card/document.ts";
import { campaigns } from "../../../../../services/content/src/seed/content/campaigns.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { seedWords } from "./sheet-samples.ts";

const documents = openDocuments();
afterAll(() => documents.close());
const newMaker = () => createMakeGreetingCard({ published: seedWords, documents });
const makeCard = newMaker();
const pdf = { format: "pdf" } as const;
const picture = (size: "screen" | "print") => ({ format: "png", size }) as const;
const keepsStandard = (file: Buffer) => file.toString("latin1").includes("pdfuaid:part");

const cardOf = (given: Partial<GreetingCard> = {}): GreetingCard => ({
  campaignCode: "JUL_24_1",
  heading: "ofDesign",
  to: "Karin",
  from: "Birgitta och Nils",
  message: "Vi ses på julafton!\nTa med dig sparken.",
  ...given,
});

test("the card says all that was written, line by line, tagged and by the standard for screen readers, and its title names nobody", async () => {
  const { fileName, bytes } = await makeCard(cardOf(), "sv", pdf);
  const read = await readPdf(bytes);
  expect(read).toMatchObject({
    pages: 1,
    isTagged: true,
    title: "Ett kort till dig",
    language: "sv",
    alternatives: ["En julbock av halm med vit rosett står i snön med en liten blå fågel på ryggen."],
    words:
      "Till Karin God jul och gott nytt år! Vi ses på julafton! Ta med dig sparken. " +
      "Från Birgitta och Nils Hjärta & Lunga",
  });
  expect(read.roles).toContain("H1");
  expect(keepsStandard(bytes)).toBe(true);
  expect(fileName).toBe("kort.pdf");
});

test("in English the card's own words are English", async () => {
  const { words, language } = await readPdf((await makeCard(cardOf(), "en", pdf)).bytes);
  expect(language).toBe("en");
  expect(words).toMatch(/^To Karin .* From Birgitta och Nils/);
});

test("as a picture it is as wide as a phone and as tall as its words need; for paper it is A4 across, to fold", async () => {
  const sizeOf = async (card: GreetingCard, size: "screen" | "print") => {
    const { bytes } = await makeCard(card, "sv", picture(size));
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  const [width, short = 0] = await sizeOf(cardOf(), "screen");
  const [, tall = 0] = await sizeOf(cardOf({ message: Array(30).fill("En rad till").join("\n") }), "screen");
  expect(width).toBe(1200);
  // The drawing alone is 1600.
  expect(short).toBeGreaterThan(2100);
  expect(tall).toBeGreaterThan(short);
  expect(await sizeOf(cardOf(), "print")).toEqual([3508, 2480]);
});

test.each([pdf, picture("screen"), picture("print")])(
  "the same words give the same file, drawn once as long as it is kept: %j",
  async (file) => {
    const draw = vi.spyOn(documents, file.format === "pdf" ? "pdf" : file.size === "screen" ? "png" : "print");
    const make = newMaker();
    const first = await make(cardOf(), "sv", file);
    expect(await make(cardOf(), "sv", file)).toEqual(first);
    expect(draw).toHaveBeenCalledTimes(1);
    expect((await newMaker()(cardOf(), "sv", file)).bytes.equals(first.bytes)).toBe(true);
    expect((await make(cardOf({ from: "Per" }), "sv", file)).bytes.equals(first.bytes)).toBe(false);
    draw.mockRestore();
  },
);

const codes = seededCampaignCodes.filter((code) => code !== "MINNESLJUS_25");
test.each(codes)("the card %s is drawn with the artwork of its design", async (campaignCode) => {
  const { alternatives, pages } = await readPdf((await makeCard(cardOf({ campaignCode }), "sv", pdf)).bytes);
  expect({ alternatives, pages }).toEqual({ alternatives: [designOf(campaigns, campaignCode)?.alt], pages: 1 });
});

test.each(codes)(
  "the card %s that was sent is drawn all the same when editors publish it no more",
  async (campaignCode) => {
    const published = { ...seedWords, design: (code: typeof campaignCode) => designOf([], code) } as typeof seedWords;
    const forgotten = designOf([], campaignCode);
    expect(forgotten).toMatchObject({ artwork: designOf(campaigns, campaignCode)?.artwork, offered: false });
    expect(forgotten?.kind === "condolence").toBe(designOf(campaigns, campaignCode)?.kind === "condolence");
    if (campaignCode !== "KPD_1") return;
    const { bytes } = await createMakeGreetingCard({ published, documents })(cardOf({ campaignCode }), "sv", pdf);
    expect((await readPdf(bytes)).words).toContain("Vi ses på julafton!");
  },
);

test.each(codes.flatMap((code) => headingFormsOf(code).map((form) => [code, form] as const)))(
  "the words of the card %s, %s, end in no line of one word",
  async (campaignCode, heading) => {
    const { spans } = await readPdf((await makeCard(cardOf({ campaignCode, heading }), "sv", pdf)).bytes);
    const design = designOf(campaigns, campaignCode);
    const greeting = design ? headingOf(design, heading, (key) => seedWords.say("sv", key)) : "";
    const lines = Array.from(Map.groupBy(spans, ({ y }) => y).values(), (line) => line.map(({ str }) => str).join(""))
      .map((line) => line.trim())
      .filter((line) => line !== "" && greeting.includes(line));
    expect(lines.join(" ")).toBe(greeting);
    if (lines.length > 1) expect(lines.at(-1)).toContain(" ");
  },
);

test("a few words are set larger, and never so large that a line which somebody wrote is broken", async () => {
  const countLines = async (message: string) => {
    const { spans } = await readPdf((await makeCard(cardOf({ to: "Bo", from: "Lo", message }), "sv", pdf)).bytes);
    const written = spans.filter(({ str }) => str.trim() !== "" && message.includes(str.trim()));
    return new Set(written.map(({ y }) => y)).size;
  };
  expect(await countLines("Kram!")).toBe(1);
  expect(await countLines("Minns du bocken som ramlade i snön,\noch att du skrattade så att du fick sätta dig?")).toBe(
    2,
  );
});

/** Points: eight millimetres of a half sheet that is 421 wide. */
const [marginLeft, marginRight] = [22, 398];
const sixtyLetters = "Maria Alexandra Konstantinopolitanska-Gyllenstierna af Björn";

test.each<[string, GreetingCard]>([
  [
    "as much as has room",
    cardOf({ to: sixtyLetters, from: sixtyLetters, message: "Jag tänker på dig. ".repeat(42).trim() }),
  ],
  ["as much in the widest letters", cardOf({ to: "W".repeat(60), from: "W".repeat(60), message: "W".repeat(800) })],
  [
    "as many lines as have room",
    cardOf({ to: sixtyLetters, from: sixtyLetters, message: Array(30).fill("Ännu en rad av alla").join("\n") }),
  ],
  ["the least", cardOf({ to: "Bo", from: "Lo", message: "" })],
  ["Arabic, Hebrew and Chinese", cardOf({ to: "محمد الأحمد", from: "שרה", message: `明${"明".repeat(300)}` })],
  ["emoji", cardOf({ message: "Grattis 🎂🎁 Åsa 🫶🏽\n👨\u200d👩\u200d👧 ❤️ 🇸🇪", from: "Lo 🕊️" })],
  ["Typst mark-up", cardOf({ message: '#image("/etc/passwd") *x* $y$ = @z', from: '"}) #panic("x") // \\' })],
])("a card with %s is whole, on one page, with nothing cut off", async (_what, card) => {
  expect(greetingCard.safeParse(card).success).toBe(true);
  const { bytes } = await makeCard(card, "sv", pdf);
  const { pages, isTagged, spans, words } = await readPdf(bytes);
  expect({ pages, isTagged, isWhole: keepsStandard(bytes) }).toEqual({ pages: 1, isTagged: true, isWhole: true });
  const letters = (text: string) => Array.from(text.replaceAll(/\s|\p{Cf}|\ufe0f/gu, ""));
  const written = letters([card.to, card.message, card.from].join(""));
  const read = letters(words);
  for (const letter of new Set(written)) {
    const count = (all: string[]) => all.filter((one) => one === letter).length;
    // Letters that are drawn as one sign are read back as one of them.
    const wanted = /\p{Script=Arabic}/u.test(letter) ? 1 : count(written);
    expect([letter, count(read) >= wanted]).toEqual([letter, true]);
  }
  for (const { str, left, right, y } of spans.filter(({ str }) => str.trim() !== "")) {
    expect([str, left > marginLeft, right < marginRight, y > 22 && y < 595]).toEqual([str, true, true, true]);
  }
});
