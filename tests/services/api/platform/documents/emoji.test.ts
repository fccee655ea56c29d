import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { createMakeGreetingCard } from "../../../../../services/api/src/kinds/greeting-card/document.ts";
import { seedWords } from "./sheet-samples.ts";

const documents = openDocuments();
afterAll(() => documents.close());
const makeCard = createMakeGreetingCard({ published: seedWords, documents });

/** Below the drawing of TACK_1 all is paper, ink and the mark at the foot. */
const drawingHeight = 1600;
const footHeight = 130;
const drawnWords = async (to: string, message: string) => {
  const card = { campaignCode: "TACK_1", heading: "ofDesign", to, from: "Lo", message } as const;
  const { bytes } = await makeCard(card, "sv", { format: "png", size: "screen" });
  const { height } = await sharp(bytes).metadata();
  const words = sharp(bytes).extract({
    left: 0,
    top: drawingHeight,
    width: 1200,
    height: height - drawingHeight - footHeight,
  });
  return words.removeAlpha().raw().toBuffer();
};

type Color = (red: number, green: number, blue: number) => boolean;
const heartRed: Color = (red, green, blue) => red > 200 && green < 90 && blue < 90;
const flagYellow: Color = (red, green, blue) => red > 220 && green > 180 && blue < 80;
const flagBlue: Color = (red, green, blue) => red < 60 && green < 120 && blue > 140;

/** In how many dots of each row the color stands. */
const rowsOf = (dots: Buffer, isColor: Color): number[] =>
  Array.from({ length: dots.length / 3600 }, (_, row) => {
    const places = Array.from({ length: 1200 }, (__, dot) => row * 3600 + dot * 3);
    return places.filter((at) => isColor(dots[at] ?? 0, dots[at + 1] ?? 0, dots[at + 2] ?? 0)).length;
  });
const dotsOf = (dots: Buffer, isColor: Color) => rowsOf(dots, isColor).reduce((sum, count) => sum + count, 0);

test("emoji on a card have their colours", async () => {
  const [plain, joyful] = await Promise.all([drawnWords("Åsa", "Grattis!"), drawnWords("Åsa", "Grattis! ❤️ 🇸🇪")]);
  for (const color of [heartRed, flagYellow, flagBlue]) {
    expect(dotsOf(plain, color)).toBe(0);
    expect(dotsOf(joyful, color)).toBeGreaterThan(150);
  }
});

test("an emoji is as tall as the letters it stands among, wherever else on the card it stands", async () => {
  const heights = rowsOf(await drawnWords("Åsa ❤️", "Grattis! ❤️"), heartRed)
    .map((count) => (count > 0 ? "x" : " "))
    .join("")
    .trim()
    .split(/ +/)
    .map(({ length }) => length);
  expect(heights).toHaveLength(2);
  const [inName = 0, inMessage = 0] = heights;
  // The name is set in 15 points, the message in 13.
  expect(inName / inMessage).toBeCloseTo(15 / 13, 1);
});

/** Forty without red, and then others. */
const clocksAndMoons = Array.from("🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛🕜🕝🕞🕟🕠🕡🕢🕣🕤🕥🕦🕧🌑🌒🌓🌔🌕🌖🌗🌘⚪⚫🔵🟢🟡🟤🟣🥝");

test("of more than forty different emoji the others are drawn in ink", async () => {
  const forty = clocksAndMoons.join("");
  expect(clocksAndMoons).toHaveLength(40);
  expect(dotsOf(await drawnWords("Åsa", `${forty}❤️`), heartRed)).toBe(0);
  expect(dotsOf(await drawnWords("Åsa", `❤️${forty}❤️`), heartRed)).toBeGreaterThan(100);
}, 60_000);

test.each(["pdf", "png"] as const)("a card of nothing but emoji is drawn, as %s", async (format) => {
  const card = {
    campaignCode: "TACK_1",
    heading: "ofDesign",
    to: "Åsa",
    from: "Lo",
    message: "❤️".repeat(800),
  } as const;
  const file = format === "pdf" ? { format } : ({ format, size: "print" } as const);
  const { bytes } = await makeCard(card, "sv", file);
  expect(bytes.length).toBeGreaterThan(10_000);
});

/** 380 of those that follow each other from here. */
const different = (from: number) =>
  Array.from({ length: 0x400 }, (_, n) => String.fromCodePoint(0x1f300 + n))
    .filter((character) => /\p{Emoji_Presentation}/u.test(character))
    .slice(from, from + 380)
    .join("");

test("a card full of emoji is drawn about as soon as one of letters", async () => {
  const workOf = async (message: string) => {
    const before = process.cpuUsage();
    await drawnWords("Åsa", message);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await workOf("❤️");
  const letters = await workOf("Hjärta ".repeat(60));
  expect(await workOf("🎂🎁❤️".repeat(130))).toBeLessThan(10 * letters);
  expect(await workOf(different(0))).toBeLessThan(10 * letters);
}, 120_000);

test("what cards full of emoji need is let go of when they are drawn", async () => {
  const megabytes = () => process.memoryUsage.rss() / 1e6;
  const some = async (from: number) => {
    for (let card = 0; card < 4; card++) await drawnWords("Åsa", different(from + card * 10));
  };
  await some(0);
  const before = megabytes();
  await some(40);
  // Sixty for each, were they kept.
  expect(megabytes() - before).toBeLessThan(120);
}, 180_000);
