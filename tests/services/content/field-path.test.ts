import { expect, test } from "vitest";
import { fieldPath } from "../../../services/content/src/published/field-path.ts";

test.each([
  ["pages", ["path"], "address"],
  ["pages", ["blocks", 2, "links", 0, "href"], "blocks.2.links.0.href"],
  ["pages", ["blocks", 0, "content", 3, "children", 1, "href"], "blocks.0.content"],
  ["pages", ["blocks", 1, "items", 0, "answer", 0, "tag"], "blocks.1.items.0.answer"],
  ["postage", [1, "price"], "steps.1.price"],
  ["siteConfiguration", ["organisation", "phone", "dialled"], "organisation.phone.dialled"],
])("what the contract refuses of %s at %j stands in the form at %s", (slug, path, expected) => {
  expect(fieldPath(slug, path)).toBe(expected);
});
