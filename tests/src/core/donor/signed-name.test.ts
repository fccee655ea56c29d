import { expect, test } from "vitest";
import { nameFromSigned } from "#src/core/donor/signed-name.ts";

test.each([
  ["Anna Berg", "Anna", "Berg"],
  ["  Anna   Berg ", "Anna", "Berg"],
  ["Anna-Karin Åsa Ö'Brien", "Anna-Karin", "Åsa Ö'Brien"],
  ["Carl von Linné", "Carl", "von Linné"],
])("who has signed as “%s” is %s %s", (signed, firstName, lastName) => {
  expect(nameFromSigned(signed)).toEqual({ firstName, lastName });
});

test.each([
  "",
  "Mormor",
  "Anna",
  "Mamma och pappa",
  "Anna & Per",
  "Anna, Per",
  "Anna och Per",
  "Familjen Berg",
  "Dina barn",
  "Alla på jobbet",
  "4B",
  "anna",
])("“%s” is nobody's name alone: it is asked for", (signed) => {
  expect(nameFromSigned(signed)).toBeNull();
});
