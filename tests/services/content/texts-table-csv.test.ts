import { expect, test } from "vitest";
import { readCsv, writeCsv } from "../../../services/content/src/texts-table/csv.ts";

const awkward = [
  ["=1+1", "'=SUM(A1)"],
  ["+46 8 123 45 67", "-5 kr"],
  ["@namn", "''-två"],
  ['Med "citat"; och semikolon', "Två\nrader"],
  ["", "'vanlig apostrof"],
];

test("what a spreadsheet would run is made harmless, and comes back as it was", () => {
  const file = writeCsv(awkward);
  const cells = readCsvRaw(file);
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(readCsv(file)).toEqual(awkward);
});

/** As a spreadsheet sees it. */
const readCsvRaw = (file: string) => [...file.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell);

test.each([
  ["semicolons and a mark for UTF-8", '\uFEFFa;b\r\n1;"2;3"\r\n'],
  ["commas", 'a,b\n1,"2;3"\n'],
  ["tabs, as Excel's Unicode text", "a\tb\r\n1\t2;3"],
  ["blank lines at the end", 'a;b\n1;"2;3"\n;\n\n'],
])("a table with %s is read", (_what, file) => {
  expect(readCsv(file)).toEqual([
    ["a", "b"],
    ["1", "2;3"],
  ]);
});
