import { expect, test } from "vitest";
import { compilationHash } from "#src/build/gatsby-internals/webpack-config.ts";

/** As webpack calls it, with what it has made. */
const nameOf = (hashOfWebpack: string, ...chunks: string[][]) => {
  const compilation = { hash: hashOfWebpack, chunks: new Set(chunks.map((files) => ({ files: new Set(files) }))) };
  compilationHash.apply({ hooks: { emit: { tap: (_name, work) => work(compilation) } } });
  return compilation.hash;
};

const app = ["app-0123456789abcdef0123.js", "styles.0123456789abcdef0123.css"];
const page = ["page-fedcba9876543210fedc.js"];

test("the same scripts and styles have one name, however webpack came to them", () => {
  const name = nameOf("cold", app, page);
  expect(name).toMatch(/^[0-9a-f]{20}$/);
  expect(nameOf("from its cache", page, app)).toBe(name);
});

test.each([
  ["a script", ["app-ffffffffffffffffffff.js", "styles.0123456789abcdef0123.css"], page],
  ["a style", ["app-0123456789abcdef0123.js", "styles.ffffffffffffffffffff.css"], page],
  ["one script fewer", app, []],
])("%s that changed makes another name", (_what, ...chunks) => {
  expect(nameOf("cold", ...chunks)).not.toBe(nameOf("cold", app, page));
});
