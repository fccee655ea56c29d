import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const maker = fileURLToPath(new URL("make-receipts.ts", import.meta.url));
/** One line for each name. What the process writes when it ends early stands in the failure. */
const madeWith = async (names: string[]) =>
  (await promisify(execFile)(process.execPath, [maker, ...names])).stdout.trim().split("\n");

/** A letter of each alphabet that has a font of its own, and a mark of it: before its letter where there is one. */
const syllables: [string, string, string][] = [
  ["Latin", "a", "\u0301"],
  ["Hebrew", "ש", "\u05b8"],
  ["Arabic", "م", "\u064b"],
  ["Syriac", "ܐ", "\u0730"],
  ["Ethiopic", "ኃ", "\u135f"],
  ["Devanagari", "क", "\u093f"],
  ["Bengali", "ক", "\u09bf"],
  ["Gurmukhi", "ਕ", "\u0a3f"],
  ["Gujarati", "ક", "\u0abf"],
  ["Tamil", "க", "\u0bc6"],
  ["Telugu", "క", "\u0c46"],
  ["Kannada", "ಕ", "\u0ccb"],
  ["Malayalam", "ക", "\u0d46"],
  ["Sinhala", "ක", "\u0dd9"],
  ["Thai", "ก", "\u0e31"],
  ["Khmer", "ក", "\u17c1"],
  ["Lao", "ກ", "\u0eb1"],
  ["Burmese", "က", "\u1031"],
  ["Chinese", "明", "\u3099"],
  ["Korean", "\u1100", "\u1161"],
  ["emoji", "👨", "\u200d"],
];
/** Letters that a sign between them makes one syllable, though no letter has more than one mark. */
const chains: [string, string, string][] = [
  ["Devanagari", "क", "\u094d"],
  ["Bengali", "ক", "\u09cd"],
  ["Gurmukhi", "ਕ", "\u0a4d"],
  ["Gujarati", "ક", "\u0acd"],
  ["Tamil", "க", "\u0bcd"],
  ["Telugu", "క", "\u0c4d"],
  ["Kannada", "ಕ", "\u0ccd"],
  ["Malayalam", "ക", "\u0d4d"],
  ["Sinhala", "ක", "\u0dca\u200d"],
  ["Khmer", "ក", "\u17d2"],
  ["Burmese", "က", "\u1039"],
];

const hostile = [
  ...syllables.map(([of, letter, mark]) => [`390 marks on one letter, ${of}`, letter + mark.repeat(390)]),
  ...chains.map(([of, letter, joint]) => [`letters joined to one syllable, ${of}`, `${letter}${joint}`.repeat(200)]),
  ["letters joined to one syllable with marks after it", `${"क\u094d".repeat(79)}क${"\u093f".repeat(241)}`],
];

test("no name ends the process: each gets its receipt", async () => {
  const made = await madeWith(hostile.map(([, name = ""]) => name));
  expect(made).toEqual(hostile.map(() => "%PDF"));
});
