import { expect, test } from "vitest";
import { suggestedWords } from "#src/features/search/suggested-words.ts";

const index = "prod_website";
const suggestion = (query: string, ...languages: string[]) => ({
  query,
  [index]: { facets: { exact_matches: { language: languages.map((value) => ({ value, count: 1 })) } } },
});

test.each([
  ["finds pages in the visitor's language alone", suggestion("hjärta", "sv"), ["hjärta"]],
  ["finds pages in both", suggestion("hjärta", "en", "sv"), ["hjärta"]],
  ["finds pages in another language alone", suggestion("heart", "en"), []],
  ["does not tell where it finds them", { query: "hjärta" }, ["hjärta"]],
  ["tells it of another index", { ...suggestion("heart", "en"), [index]: undefined }, ["heart"]],
  ["tells nonsense of it", { query: "hjärta", [index]: { facets: "sv" } }, ["hjärta"]],
  ["is in the field, however it is written", suggestion("Lunga", "sv"), []],
  ["is no word", { query: 7 }, []],
])("a suggestion that %s", (_, record, words) => {
  expect(suggestedWords([record], { index, language: "sv", known: ["lunga"] })).toEqual(words);
});
