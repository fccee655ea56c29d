import { describe, expect, test } from "vitest";
import { everything, filterIn, searchOf, type ProjectFilter } from "#src/features/research/project-filter.ts";

const paths: [string, Partial<ProjectFilter>][] = [
  ["", {}],
  ["?query=astma", { text: "astma" }],
  ["?query=sv%C3%A5r+KOL&year=2024", { text: "svår KOL", year: 2024 }],
  ["?area=heartFailure&sort=largest", { area: "heartFailure", order: "largest" }],
  [
    "?query=a%26b&year=2016&area=copd&sort=title&page=3",
    { text: "a&b", year: 2016, area: "copd", order: "title", page: 3 },
  ],
];

test.each(paths)("“%s” is read as what it says, and written as it was", (search, said) => {
  const filter = { ...everything, ...said };
  expect(filterIn(search)).toEqual(filter);
  expect(searchOf(filter)).toBe(search);
});

describe("what a URL cannot mean is left out", () => {
  test.each([
    "?year=20244",
    "?year=now",
    "?area=moon",
    "?area=constructor",
    "?sort=smallest",
    "?page=0",
    "?page=-3",
    "?page=1.5",
    "?page=9999999",
    "?utm_source=mail",
    "?query=%20%20",
  ])("%s", (search) => {
    const { text, ...rest } = filterIn(search);
    expect({ ...rest, text: text.trim() }).toEqual(everything);
  });
});

test("a whole book in the URL is cut", () => {
  expect(filterIn(`?query=${"a".repeat(5000)}`).text).toHaveLength(100);
});

test("space around the words is not written", () => {
  expect(searchOf({ ...everything, text: "  hjärta " })).toBe("?query=hj%C3%A4rta");
});
