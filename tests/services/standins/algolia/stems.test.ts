import { expect, test } from "vitest";
import { stemsOf } from "../../../../services/standins/src/algolia/stems.ts";

test.each([
  ["sv", "gåva gåvan gåvor gåvorna"],
  ["sv", "lunga lungan lungor lungorna"],
  ["sv", "hjärta hjärtat hjärtan hjärtats"],
  ["sv", "testamente testamentet testamenten testamentets"],
  ["sv", "företag företaget företagen företagets"],
  ["sv", "sjukdom sjukdomen sjukdomar sjukdomarna"],
  ["sv", "forskning forskningen forskningens"],
  ["en", "gift gifts"],
  ["en", "donate donated donating"],
])("in %s these are forms of one word: %s", (language, forms) => {
  expect(new Set(forms.split(" ").flatMap((form) => stemsOf(form, [language]))).size).toBe(1);
});

test.each(["hjärta hjärna", "lunga lugn", "sår sara", "kol kål", "minne minska"])("these are not: %s", (words) => {
  expect(new Set(words.split(" ").flatMap((word) => stemsOf(word, ["sv"]))).size).toBe(2);
});

test("the stem of one language is none of another's, and a language without stems has none", () => {
  const [swedish, english] = stemsOf("present", ["sv", "en"]);
  expect(swedish).not.toBe(english);
  expect(stemsOf("gåva", ["fi"])).toEqual([]);
});
