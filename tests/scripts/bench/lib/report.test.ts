import { expect, test } from "vitest";
import type { Figure } from "../../../../scripts/bench/lib/figure.ts";
import { missesOf, notesOf, tableOf } from "../../../../scripts/bench/lib/report.ts";

const script: Figure = {
  what: "JavaScript",
  unit: "kB",
  measured: 115.9,
  baseline: 103,
  bar: { atMost: 112 },
  notes: ["69.1 kB  framework"],
};
const build: Figure = { what: "Build", unit: "s", measured: 61, baseline: 30, bar: { timesBaseline: 2 } };
const load: Figure = { what: "Load", unit: "requests/s", measured: 4000 };

test("the table has a row for each figure, with its columns under their heads", () => {
  expect(tableOf([script, load])).toEqual([
    "What               Measured  Baseline  Ratio  Bar               Within",
    "----------  ---------------  --------  -----  ----------------  ------",
    "JavaScript         115.9 kB  103.0 kB   1.13  at most 112.0 kB  NO",
    "Load        4000 requests/s                                     -",
  ]);
});

test("each missed bar is said in words, and nothing else is", () => {
  expect(missesOf([script, build, load, { ...script, measured: 111 }])).toEqual([
    "Missed: JavaScript: 115.9 kB, 1.13 x its baseline; the bar is at most 112.0 kB.",
    "Missed: Build: 61.0 s, 2.03 x its baseline; the bar is at most 2 x.",
  ]);
});

test("what a figure is made of stands under its name", () => {
  expect(notesOf([build, script])).toEqual(["JavaScript:", "  69.1 kB  framework"]);
});
