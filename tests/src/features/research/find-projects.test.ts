import { expect, test } from "vitest";
import { fold, inOrder, matchingProjects } from "#src/features/research/find-projects.ts";
import { projectsIn, sumsByYear, sumsOf } from "#src/lib/research-project.ts";
import { petitions } from "./given-projects.ts";

const projects = projectsIn("sv", petitions);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test.each([
  ["Åkerhielm", "akerhielm"],
  ["ÄÖå", "aoa"],
  ["René", "rene"],
  ["A\u030aka", "aka"],
])("“%s” is folded to “%s”", (written, folded) => {
  expect(fold(written)).toBe(folded);
});

test.each<[string, string[]]>([
  ["", ["2025-1", "2025-2", "2024-1", "2016-1"]],
  ["hjärt", ["2024-1", "2016-1"]],
  ["hjart", ["2024-1", "2016-1"]],
  ["HJÄRTA", []],
  ["kol svår", ["2025-1"]],
  ["kol astma", []],
  ["rene oberg", ["2025-1"]],
  ["umea asa", ["2025-2", "2024-1"]],
  ["  lund   infarkt ", ["2016-1"]],
  ["lund astma", []],
  ["infarkt", ["2016-1"]],
  ["hos", ["2025-2", "2024-1"]],
  ["arn", []],
  ["kol,", ["2025-1"]],
  ["!?", ["2025-1", "2025-2", "2024-1", "2016-1"]],
])("“%s” finds what has all its words, in title, applicant or university", (text, expected) => {
  expect(ids(matchingProjects(projects, { text, area: null }))).toEqual(expected);
});

test("an area lets only its own through", () => {
  expect(ids(matchingProjects(projects, { text: "", area: "asthma" }))).toEqual(["2025-2"]);
  expect(matchingProjects(projects, { text: "hjärt", area: "asthma" })).toEqual([]);
});

test.each([
  ["newest", ["2025-1", "2025-2", "2024-1", "2016-1"]],
  ["largest", ["2024-1", "2025-2", "2025-1", "2016-1"]],
  ["title", ["2025-2", "2024-1", "2025-1", "2016-1"]],
] as const)("in the order “%s”; Ä comes after Z in Swedish", (order, expected) => {
  expect(ids(inOrder(projects, order, "sv"))).toEqual(expected);
});

test("sums follow what is found, and a year without any has its row", () => {
  const found = matchingProjects(projects, { text: "hjärt", area: null });
  expect(sumsOf(found)).toEqual({ count: 2, sumSek: 500_000 });
  expect(sumsByYear(found, [2025, 2024, 2016])).toEqual([
    { year: 2025, count: 0, sumSek: 0 },
    { year: 2024, count: 1, sumSek: 400_000 },
    { year: 2016, count: 1, sumSek: 100_000 },
  ]);
});
