import { describe, expect, test } from "vitest";
import { isSameHolder } from "../../../../../services/api/src/identity/accounts/outcome.ts";

const person = { given: "Anna Birgitta", surname: "Öberg-Lind" };

describe("an account's holder is who logged in when their names are there", () => {
  test.each([
    ["Birgitta Öberg-Lind", true],
    ["ÖBERG-LIND, ANNA BIRGITTA", true],
    ["Oberg Lind Birgitta", true],
    ["O\u0308berg-Lind Anna", true],
    ["Anna Öberg-Lind och Karl Lind", true],
    ["Karl Öberg-Lind", false],
    ["Birgitta Lind", false],
    ["Öberg-Lind", false],
    ["Annabirgitta Öberglind", false],
    ["Hjärta AB", false],
    ["", false],
  ])("%j: %s", (holder, is) => expect(isSameHolder(holder, person)).toBe(is));

  test("nobody's names are nobody's", () => {
    expect(isSameHolder("Birgitta Öberg-Lind", { given: "", surname: "" })).toBe(false);
    expect(isSameHolder("", { given: "", surname: "" })).toBe(false);
  });
});
