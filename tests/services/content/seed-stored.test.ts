import { readFile } from "node:fs/promises";
import { documentPath } from "@hjarta-lunga/contract/documents.ts";
import { contentPage, publishedPages, publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findingsOf } from "../../../services/content/src/check/findings.ts";
import { readFacts } from "../../../services/content/src/check/read-facts.ts";
import { isInternal, linksIn, splitHref, targetOf } from "../../../services/content/src/links/href.ts";
import { articles } from "../../../services/content/src/seed/content/articles.ts";
import { campaigns } from "../../../services/content/src/seed/content/campaigns.ts";
import { documents } from "../../../services/content/src/seed/content/documents.ts";
import { annualReport } from "../../../services/content/src/seed/content/facts.ts";
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
  const written = { ...offers, documents, pages, translations: {} };
  const { payload } = content;
  const twice = pages.slice(0, 1);
  const broken = { ...written, pages: [...twice, ...twice] };
  await expect(seed({ payload, content: broken, administrator: undefined })).rejects.toThrow("could not be stored");
  expect(await payload.count({ collection: "documents" })).toEqual({ totalDocs: 0 });
  await seed({ payload, content: written, administrator: undefined });
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
  const published = publishedSite.omit({ translations: true, documents: true }).parse(await read("site"));
  const byKind = (products: typeof giftProducts) => products.toSorted((a, b) => a.kind.localeCompare(b.kind));
  expect({ ...published, giftProducts: byKind(published.giftProducts) }).toEqual({
    ...offers,
    redirects: [],
    giftProducts: byKind(giftProducts),
  });
});

test("the annual report is there at its address after a seed that was interrupted, and pages refer to it", async () => {
  const [report] = documents;
  const bytes = await readFile(report?.file ?? "");
  const { documents: offered } = publishedSite.parse(await read("site"));
  expect(offered).toMatchObject([{ path: annualReport, title: report?.title, bytes: bytes.length }]);
  const file = await content.asBuild(new URL(offered[0]?.url ?? "").pathname);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);

  const [stored] = (await content.payload.find({ collection: "documents", depth: 0 })).docs;
  expect(documentPath(stored?.filename ?? "")).toBe(annualReport);
  const target = { relationTo: "documents", value: stored?.id };
  for (const address of ["/om-oss/", "/en/", "/press/"]) {
    const { docs } = await content.payload.find({
      collection: "pages",
      where: { address: { equals: address } },
      depth: 0,
    });
    const links = linksIn(docs[0]?.blocks).filter(({ href }) => href === annualReport);
    expect(links.map(({ holder }) => targetOf(holder.reference))).toContainEqual(target);
  }
});

test("every link to a page refers to it, whichever of both was written first", async () => {
  const { docs } = await content.payload.find({ collection: "pages", depth: 0, pagination: false });
  const idOf = new Map(docs.map(({ id, address }) => [address, id]));
  const menus = await content.payload.findGlobal({ slug: "navigation", depth: 0 });
  const banner = await content.payload.findGlobal({ slug: "siteConfiguration", depth: 0 });
  const kinds = await content.payload.find({ collection: "articles", depth: 0, pagination: false });
  const toPages = [...docs, menus, banner, ...kinds.docs]
    .flatMap((record) => linksIn(record))
    .flatMap(({ href, holder }) => {
      const id = isInternal(href) ? idOf.get(splitHref(href).path) : undefined;
      return id === undefined ? [] : [{ href, to: targetOf(holder.reference), id }];
    });
  expect(toPages.length).toBeGreaterThan(100);
  const astray = toPages.filter(({ to, id }) => to?.relationTo !== "pages" || to.value !== id);
  expect(astray.map(({ href }) => href)).toEqual([]);
});

test("what the seed has written has one version, which is published", async () => {
  const { docs } = await content.payload.findVersions({ collection: "pages", depth: 0, pagination: false });
  expect(docs.map(({ version }) => version._status)).toEqual(pages.map(() => "published"));
});

test("a new site lacks nothing in its menus and at the top of its long pages; an older one is told of both", async () => {
  const { payload } = content;
  const found = async () =>
    findingsOf(await readFacts(payload))
      .filter(({ kind }) => kind === "bare" || kind === "notInMenu")
      .map(({ label }) => label);
  expect(await found()).toEqual([]);

  const quietly = () => ({ depth: 0, context: { skipsPublish: true } });
  const { docs } = await payload.find({ collection: "pages", where: { address: { equals: "/kakor/" } }, depth: 0 });
  const [cookies] = docs;
  if (cookies === undefined) throw new Error("There is no page about cookies");
  const blocks = (cookies.blocks ?? []).map((block) =>
    block.blockType === "hero" ? { ...block, picture: { source: "none" as const } } : block,
  );
  await payload.update({ collection: "pages", id: cookies.id, data: { blocks, _status: "published" }, ...quietly() });
  const menus = await payload.findGlobal({ slug: "navigation", depth: 0 });
  const footer = menus.sv?.footer?.map(({ links, ...group }) => ({
    ...group,
    links: links?.filter(({ href }) => href !== "/angra-kop/") ?? [],
  }));
  const data = { ...menus, sv: { ...menus.sv, footer: footer ?? [] }, _status: "published" as const };
  await payload.updateGlobal({ slug: "navigation", data, ...quietly() });
  expect(await found()).toEqual(["Ångra ett köp", "Om kakor"]);
});
