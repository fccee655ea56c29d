import { contentPage, publishedPages } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { expect, test } from "vitest";
import { batchOf, copyOf } from "../../../../scripts/bench/lib/many-pages.ts";

const page = contentPage.parse({
  path: "/om-oss/",
  language: "sv",
  title: "Om oss",
  description: "Vilka vi är",
  mood: "day",
  searchable: true,
  translation: "/en/",
  blocks: [
    { type: "hero", heading: "Det här är vi", giftForm: false },
    { type: "text", content: ["Hej"] },
  ],
  updatedAt: "2026-01-01T00:00:00.000Z",
});

test("a copy has a path, a title and a heading of its own, and no page in the other language", () => {
  const copy = copyOf(page, 7);
  expect(contentPage.parse(copy)).toMatchObject({ path: "/sida-7/", title: "Om oss 7" });
  expect(copy.blocks[0]).toMatchObject({ heading: "Det här är vi 7" });
  expect(copy.blocks[1]).toEqual(page.blocks[1]);
  expect(copy.translation).toBeUndefined();
});

test("page after page, the build gets every copy once and then an end", () => {
  const paths: string[] = [];
  for (let next: number | null = 1; next !== null;) {
    const batch: ReturnType<typeof batchOf> = publishedPages.parse(
      batchOf(page, { total: 1234, page: next, limit: 500 }),
    );
    paths.push(...batch.pages.map(({ path }) => path));
    next = batch.nextPage;
  }
  expect(paths).toHaveLength(1234);
  expect(new Set(paths).size).toBe(1234);
});
