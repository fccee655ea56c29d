import { expect, test } from "vitest";
import { searchRecords, fallbackPages, type SearchablePage } from "#src/build/search/search-records.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";

const page = (path: string, more: Partial<SearchablePage> = {}): SearchablePage => ({
  path,
  language: "sv",
  title: `Titel på ${path}`,
  description: "Kort om sidan",
  blocks: [],
  ...more,
});
const linksTo = (...paths: string[]): ShownBlock => ({
  type: "linkList",
  heading: "Läs mer",
  links: paths.map((href) => ({ label: "Läs", href })),
});
const noMenus: Parameters<typeof searchRecords>[1] = [];

test("a page becomes one record under its path", () => {
  const blocks: ShownBlock[] = [{ type: "text", content: ["Hjärtat slår."] }];
  expect(searchRecords([page("/hjartat/", { title: "Hjärtat", blocks })], noMenus)).toEqual([
    {
      objectID: "/hjartat/",
      path: "/hjartat/",
      language: "sv",
      title: "Hjärtat",
      description: "Kort om sidan",
      section: "",
      text: "Hjärtat slår.",
      popularity: 0,
    },
  ]);
});

test("the title is not said again at the beginning of the text", () => {
  const blocks: ShownBlock[] = [{ type: "hero", heading: "Hjärtat", lead: "Slår." }];
  const textOf = (title: string) => searchRecords([page("/hjartat/", { title, blocks })], noMenus)[0]?.text;
  expect([textOf("Hjärtat"), textOf("Hjärt")]).toEqual(["Slår.", "Hjärtat. Slår."]);
});

test.each([
  ["/om-oss/", ""],
  ["/om-oss/press/", "Om oss"],
  ["/om-oss/press/bilder/", "Om oss"],
  ["/en/about/", ""],
  ["/en/about/press/", "About us"],
  ["/annat/sida/", ""],
  ["/", ""],
])("%s lies in the section %j", (path, section) => {
  const tops = [page("/om-oss/", { title: "Om oss" }), page("/en/about/", { title: "About us" })];
  const records = searchRecords([...tops.filter((top) => top.path !== path), page(path)], noMenus);
  expect(records.find((record) => record.path === path)?.section).toBe(section);
});

test("a page is as popular as pages lead to it, each counted once, and never by itself", () => {
  const records = searchRecords(
    [
      page("/a/", { blocks: [linksTo("/b/", "/b/#svar", "/b/?x=1")] }),
      page("/b/", { blocks: [linksTo("/b/", "/a/")] }),
      page("/c/", { blocks: [linksTo("/b/")] }),
    ],
    noMenus,
  );
  expect(records.map(({ popularity }) => popularity)).toEqual([1, 2, 0]);
});

test("a place in the main menu counts for more than one in the footer", () => {
  const link = (href: string) => ({ label: "x", href });
  const menu = { main: [link("/a/")], footer: [{ heading: "Mer", links: [link("/b/"), link("/a/")] }] };
  const records = searchRecords([page("/a/"), page("/b/"), page("/c/")], [menu]);
  expect(records.map(({ popularity }) => popularity)).toEqual([13, 3, 0]);
});

test.each([
  ["plain words", "ordet "],
  ["words of letters that take two bytes each", "ååååå "],
  ["signs that are written as two", '"""""" '],
])("a long page of %s stays below the provider's limit, and uses most of it", (_, word) => {
  const blocks: ShownBlock[] = [{ type: "text", content: [word.repeat(5_000)] }];
  const [record] = searchRecords([page("/lang/", { blocks })], noMenus);
  const bytes = Buffer.byteLength(JSON.stringify(record));
  expect(bytes).toBeLessThanOrEqual(9_500);
  expect(bytes).toBeGreaterThan(4_500);
  expect(record?.text.endsWith(word.trim())).toBe(true);
});

test("the site's own list has what is shown of a page, the most popular first", () => {
  const records = searchRecords([page("/a/"), page("/b/"), page("/c/", { blocks: [linksTo("/b/")] })], noMenus);
  const spare = fallbackPages(records);
  expect(spare.map(({ path }) => path)).toEqual(["/b/", "/a/", "/c/"]);
  expect(Object.keys(spare[0] ?? {})).toEqual(["path", "language", "title", "description", "section"]);
});
