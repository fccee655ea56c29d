import { expect, test } from "vitest";
import { searchFacts } from "../../../services/content/src/admin/preview/search-facts.ts";

const written = { title: "Om oss", searchTitle: "", description: "Vi.", address: "/om-oss/styrelsen/" };
const facts = (given: Partial<typeof written>) =>
  searchFacts({ ...written, ...given }, "https://www.example.se", "Hjärta & Lunga");

test.each([
  [{}, "Om oss – Hjärta & Lunga"],
  [{ searchTitle: "Styrelsen 2026" }, "Styrelsen 2026 – Hjärta & Lunga"],
  [{ title: "Hjärta & Lunga räddar liv" }, "Hjärta & Lunga räddar liv"],
])("%j is titled %s, as in the page's head", (given, title) => {
  expect(facts(given).title).toBe(title);
});

test("the address is shown as engines show it, and lengths are told", () => {
  expect(facts({})).toMatchObject({
    host: "www.example.se",
    crumbs: "› om-oss › styrelsen",
    said: ["Titeln: 23 tecken av 60.", "Beskrivningen: 3 tecken av 160."],
  });
  expect(facts({ description: "å".repeat(161) }).said[1]).toBe(
    "Beskrivningen: 161 tecken. Det som är över 160 brukar inte synas.",
  );
});
