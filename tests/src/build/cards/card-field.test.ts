import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ofTheHouse } from "../../../../scripts/testing/of-the-house.ts";
import { fieldFor, fieldOn, greetingDesigns } from "#src/build/cards/card-designs.ts";

/** Paper of the same colour, as tokens.css names the fields. */
const own: Record<string, string> = {
  heart: "#a4182f",
  sun: "#f0b53a",
  deep: "#1d5066",
};
const drawn = (ground: string) => `<svg><style>.a{fill:${ground}}</style><path class="a" d="M0 0H9V9z"/></svg>`;

test.each(Object.entries(own))("a card cut on the paper of %s does not lie on that", (field, ground) => {
  expect(fieldFor(drawn(ground))).not.toBe(field);
});

test("every bright design has a field that was chosen for its paper", () => {
  const bright = greetingDesigns([]).filter(({ isQuiet }) => !isQuiet);
  const fields = bright.map(({ artwork }) => fieldFor(readFileSync(`artwork/${ofTheHouse(artwork)}.svg`, "utf8")));
  expect(new Set(fields)).toEqual(new Set(Object.keys(own)));
  // Nothing is known of a paper that no design is cut on.
  expect(fieldFor(drawn("#123456"))).toBe("deep");
  expect(fieldFor('<svg><rect fill="#a4182f"/></svg>')).toBe(fieldFor(drawn("#a4182f")));
});

test.each([
  "#a4182f",
  "#b01030",
  "#ffffff",
  "#fbe6dc",
  "#101010",
  "#1c4d60",
  "#a0c8d0",
  "#f2b040",
  "#40a050",
  "#8040a0",
])("an uploaded drawing of the ground %s lies on a field that it is seen on", (ground) => {
  const apart = (one: string) =>
    [1, 3, 5].reduce(
      (sum, at) => sum + Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(ground.slice(at, at + 2), 16)),
      0,
    );
  expect(apart(own[fieldOn(ground)] ?? ground)).toBeGreaterThan(90);
});

test("an uploaded drawing of a paper of ours has the field of that paper", () => {
  for (const ground of Object.values(own)) expect(fieldOn(ground)).toBe(fieldFor(drawn(ground)));
});
