import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { comesLater, comesLaterOn, findTooEarly } from "../../../../scripts/bench/lib/late-sources.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-late-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, sources: string[]) =>
  writeFileSync(
    join(folder, `${name}.map`),
    JSON.stringify({ sources: sources.map((source) => `webpack://site/./${source}`) }),
  );

/** A file that each rule is about, by the rule's name: a rule without one fails below. */
const lateFiles: Record<string, string> = {
  axios: "node_modules/axios/lib/axios.js",
  "the error reporter": "node_modules/@sentry/browser/build/npm/esm/sdk.js",
  "the schemas": "node_modules/zod/v4/core/schemas.js",
  "the payment screens": "src/core/payment/swish-code.tsx",
  "the consent dialog": "src/shell/consent-dialog.tsx",
  "the search library": "node_modules/instantsearch.js/es/lib/InstantSearch.js",
  "the search provider's client": "node_modules/algoliasearch/dist/lite/builds/browser.js",
  "the search provider's insights": "node_modules/search-insights/dist/search-insights-browser.mjs",
  "the header's search field": "src/features/search/search-sheet.tsx",
  "the menu sheet": "src/shell/menu-sheet.tsx",
  "the research list": "src/features/research/research-list.tsx",
  "the research chart": "src/features/research/year-chart.tsx",
};
const late = Object.values(lateFiles);

test("a first load without the late parts has no fault", () => {
  write("app-1.js", ["src/shell/consent.tsx", "src/shell/menu.tsx"]);
  write("703-1.js", late);
  expect(findTooEarly(folder, ["/app-1.js"])).toEqual([]);
});

test.each(comesLater.map(({ name }) => [name, lateFiles[name] ?? ""]))(
  "%s in the first load is told with the script it lies in",
  (name, source) => {
    write("app-1.js", [source]);
    write("703-1.js", late);
    expect(findTooEarly(folder, ["/app-1.js"])).toEqual([`${name} is fetched with the page, in /app-1.js`]);
  },
);

test("a rule that finds nothing anywhere says so, since a renamed file would pass it for ever", () => {
  write("app-1.js", []);
  expect(findTooEarly(folder, ["/app-1.js"])).toHaveLength(comesLater.length);
});

test("a site that is not the one just built is not judged", () => {
  write("app-1.js", late);
  expect(findTooEarly(folder, ["/app-2.js"])).toEqual([expect.stringContaining("/app-2.js is not from the build")]);
});

test("a page may fetch what it is made of, and no other page may", () => {
  write("list-1.js", ["src/features/research/research-list.tsx", "src/features/research/year-chart.tsx"]);
  write("703-1.js", late);
  expect(findTooEarly(folder, ["/list-1.js"], comesLaterOn("/forskning/beviljade-projekt/"))).toEqual([]);
  expect(findTooEarly(folder, ["/list-1.js"], comesLaterOn("/om-oss/"))).toHaveLength(2);
});
