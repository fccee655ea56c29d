import { expect, test } from "vitest";
import { rowsFor, shelvesOf } from "#src/features/greeting-card/shelves.ts";
import { designs } from "./given-greeting.ts";

test.each([
  // On a phone an odd card has a row of its own, the first.
  [1, [2], { columns: 2, isFirstLarge: true }],
  [2, [2], { columns: 2, isFirstLarge: false }],
  [3, [2], { columns: 2, isFirstLarge: true }],
  [5, [2], { columns: 2, isFirstLarge: true }],
  // Where there is room, a card as large as four fills what would be empty.
  [2, [3, 4, 2], { columns: 2, isFirstLarge: false }],
  [3, [3, 4, 2], { columns: 3, isFirstLarge: false }],
  [4, [3, 4, 2], { columns: 4, isFirstLarge: false }],
  [5, [3, 4, 2], { columns: 4, isFirstLarge: true }],
  [5, [4, 5], { columns: 4, isFirstLarge: true }],
  [7, [4, 5], { columns: 5, isFirstLarge: true }],
  [1, [3, 4, 2], { columns: 3, isFirstLarge: false }],
  // A shelf of few at a desk begins beside its name.
  [2, [4, 5], { columns: 4, isFirstLarge: false }],
] as const)("%i cards with a choice of %j columns", (cards, columns, expected) => {
  expect(rowsFor(cards, columns)).toEqual(expected);
});

test("what is of the season comes first, each occasion once, in the editors' order", () => {
  const inNovember = designs.filter(({ isInSeason, kind }) => isInSeason && kind === "greeting");
  expect(shelvesOf(inNovember).map(({ occasion, designs: cards }) => [occasion, cards.length])).toEqual([
    ["Jul", 3],
    ["Hälsning", 3],
    ["Tack", 2],
    ["Grattis", 4],
  ]);
});

test("two cards with hearts of two birds never lie on one shelf", () => {
  const shelves = shelvesOf(designs).map((shelf) => shelf.designs.map(({ code }) => code));
  expect(shelves.some((codes) => codes.includes("ALLAHJARTAN_25_1"))).toBe(true);
  expect(shelves.filter((codes) => codes.includes("ALLAHJARTAN_25_1") && codes.includes("GRATULATION_2"))).toEqual([]);
});
