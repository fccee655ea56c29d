import { expect, test } from "vitest";
import { cacheClassOf } from "../../../../services/web/src/release/file-kinds.ts";

test.each([
  ["app-0123456789abcdef0123.js", "immutable"],
  ["52-0123456.js", "immutable"],
  ["15-0123456.js", "immutable"],
  ["styles.0123456789abcdef0123.css", "immutable"],
  ["static/fagel.svg", "immutable"],
  ["sw.js", "revalidate"],
  ["page-012345.js", "revalidate"],
  ["om-oss/index.html", "revalidate"],
])("%s is kept as %s", (path, kept) => {
  expect(cacheClassOf(path)).toBe(kept);
});
