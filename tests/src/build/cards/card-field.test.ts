import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fieldFor, greetingDesigns } from "#src/build/cards/card-designs.ts";

/** Paper of the same colour, as tokens.css names the fields. */
const own: Record<string, string> = {
  air: "#a9cfd8",
  heart: "#a4182f",
  sun: "#f0b53a",
  deep: "#1d5066",
  note: "#fbe6dc",
};
const drawn = (ground: string) => `<svg><style>.a{fill:${ground}}</style><path class="a" d="M0 0H9V9z"/></svg>`;

test.each(Object.entries(own))("a card cut on the paper of %s does not lie on that", (field, ground) => {
  expect(fieldFor(drawn(ground))).not.toBe(field);
});

test("every bright design has a field that was chosen for its paper", () => {
  const bright = greetingDesigns([]).filter(({ isQuiet }) => !isQuiet);
  const fields = bright.map(({ artwork }) => fieldFor(readFileSync(`artwork/${artwork}.svg`, "utf8")));
  expect(new Set(fields)).toEqual(new Set(Object.keys(own)));
  // Nothing is known of a paper that no design is cut on.
  expect(fieldFor(drawn("#123456"))).toBe("air");
  expect(fieldFor('<svg><rect fill="#a4182f"/></svg>')).toBe(fieldFor(drawn("#a4182f")));
});
