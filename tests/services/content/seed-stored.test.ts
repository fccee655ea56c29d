import { contentPage, publishedPages, publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articles } from "../../../services/content/src/seed/content/articles.ts";
import { campaigns } from "../../../services/content/src/seed/content/campaigns.ts";
import { giftProducts } from "../../../services/content/src/seed/content/gift-products.ts";
import { membershipKinds } from "../../../services/content/src/seed/content/membership-kinds.ts";
import { navigation } from "../../../services/content/src/seed/content/navigation.ts";
import { pages } from "../../../services/content/src/seed/content/pages.ts";
import { postage } from "../../../services/content/src/seed/content/postage.ts";
import { site } from "../../../services/content/src/seed/content/site.ts";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { startContent, type TestContent } from "./test-content.ts";

const offers = { site, navigation, giftProducts, membershipKinds, articles, postage, campaigns };
let content: TestContent;

beforeAll(async () => {
  content = await startContent();
  const written = { ...offers, pages, translations: {} };
  await seed({ payload: content.payload, content: written, administrator: undefined });
});
afterAll(() => content.stop());

const read = async (what: string): Promise<unknown> => (await content.asBuild(`/content-api/published/${what}`)).json();

test("every page comes out of the content service word for word", async () => {
  const { pages: published } = publishedPages.parse(await read("pages"));
  const undated = contentPage.omit({ updatedAt: true });
  const byPath = new Map(published.map((page) => [page.path, undated.parse(page)]));
  for (const page of pages) expect(byPath.get(page.path)).toEqual(page);
  expect(byPath.size).toBe(pages.length);
});

test("every offer comes out of the content service word for word, in the order it was written", async () => {
  const published = publishedSite.omit({ translations: true }).parse(await read("site"));
  const byKind = (products: typeof giftProducts) => products.toSorted((a, b) => a.kind.localeCompare(b.kind));
  expect({ ...published, giftProducts: byKind(published.giftProducts) }).toEqual({
    ...offers,
    redirects: [],
    documents: [],
    giftProducts: byKind(giftProducts),
  });
});
