import { expect, test } from "vitest";
import { texts } from "@hjarta-lunga/contract/seed/texts.ts";

test("no sum breaks between its thousands", () => {
  const breaking = Object.entries(texts).filter(([, { sv }]) => /\d \d{3}/.test(sv));
  expect(breaking).toEqual([]);
});
