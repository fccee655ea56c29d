import { expect, test } from "vitest";
import { heightOf, setTitle, type Measure } from "#src/build/share/title-lines.ts";

/** Every letter half as wide as it is high. */
const measure: Measure = (text) => text.length / 2;
const room = { width: 600, height: 380 };
const set = (title: string) => setTitle(title, room, measure);

const word = "hjärt-lungräddningsinstruktörsutbildningen";
const long = "Så påverkar långvarig luftvägsinflammation hjärtats pumpförmåga hos äldre ".repeat(4).trim();

test.each(["KOL", "Hon lär celler att slå i takt", word, long, "w".repeat(300), `${word} ${word} ${word}`])(
  "“%s” has room, whole",
  (title) => {
    const { size, lines } = set(title);
    expect(heightOf({ size, lines })).toBeLessThanOrEqual(room.height);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width + 1e-6);
    const letters = (text: string) => text.replaceAll(/[\s-]/g, "");
    expect(letters(lines.join(""))).toBe(letters(title));
  },
);

test("a short title is set large, a long one smaller", () => {
  const middle = "Hon lär celler att slå i takt, och hoppas hjälpa den första patienten snart";
  expect(set("KOL").size).toBeGreaterThan(set(middle).size);
  expect(set(middle).size).toBeGreaterThan(set(long).size);
});

test("lines are about as long as each other: no word is left alone at the end", () => {
  const { lines } = setTitle("Hjärta och lungor i kall vinter nu", { width: 560, height: 90 }, measure);
  expect(lines).toHaveLength(2);
  const [first = "", second = ""] = lines;
  expect(Math.abs(first.length - second.length)).toBeLessThanOrEqual(4);
});

test("a word is divided after its own hyphen before anywhere else", () => {
  expect(set("hjärt-kärlforskningsanslaget").lines).toEqual(["hjärt-", "kärlforskningsanslaget"]);
});

test("a word that is not too long is never divided", () => {
  expect(set("forskningsanslag till sjuksköterskor").lines.join(" ")).toBe("forskningsanslag till sjuksköterskor");
});

test("a long word costs little more than its letters", () => {
  let letters = 0;
  const counted: Measure = (text) => {
    letters += text.length;
    return measure(text);
  };
  const costOf = (length: number) => {
    letters = 0;
    setTitle("w".repeat(length), room, counted);
    return letters;
  };
  // Four times the letters, for which more sizes are tried.
  expect(costOf(1000)).toBeLessThan(8 * costOf(250));
});
