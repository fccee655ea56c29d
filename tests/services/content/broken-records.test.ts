import { sql } from "@payloadcms/db-postgres";
import { publishedPages, publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OnTheSite } from "../../../services/content/src/publish/on-the-site.ts";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let editor: Person;

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  editor = await content.as("editor");
});
afterAll(() => content.stop());

const readPages = async () => {
  const response = await content.asBuild("/content-api/published/pages");
  return publishedPages.parse(await response.json()).pages;
};
const readSite = async () => publishedSite.parse(await (await content.asBuild("/content-api/published/site")).json());
const titleAt = async (path: string) => (await readPages()).find((page) => page.path === path)?.title;
const broken = async () => ((await (await editor.send("/content-api/on-the-site")).json()) as OnTheSite).broken;
const idOf = async (address: string) => {
  const { docs } = await content.payload.find({ collection: "pages", where: { address: { equals: address } } });
  return docs[0]?.id ?? 0;
};
/** Past every check, as a database from before a rule would hold it. */
const breakInDatabase = (statement: ReturnType<typeof sql>) => content.payload.db.drizzle.execute(statement);
const tooLong = "x".repeat(3000);

test("a page that breaks is shown as it was before, the others go live, and it is said what to mend and where", async () => {
  const id = await idOf("/om-oss/");
  const data = { title: "Om oss förut", _status: "published" } as const;
  await content.payload.update({ collection: "pages", id, data });
  await breakInDatabase(sql`update pages set title = ${tooLong} where id = ${id}`);
  await breakInDatabase(sql`update _pages_v set version_title = ${tooLong} where parent_id = ${id} and latest`);
  expect(await titleAt("/om-oss/")).toBe("Om oss");
  expect(await titleAt("/")).toBeDefined();
  const [record] = await broken();
  expect(record).toMatchObject({ slug: "pages", id, href: `/admin/collections/pages/${id}` });
  expect(record?.text).toMatch(/visas på webbplatsen som den var förut: ”Titel” är för långt: högst \d+ tecken\./);
  expect(record?.text).toMatch(/^Sidan ”x{50,100}…” visas/);

  await content.payload.update({ collection: "pages", id, data: { title: "Om oss nu", _status: "published" } });
  expect(await titleAt("/om-oss/")).toBe("Om oss nu");
  expect(await broken()).toEqual([]);
});

test("a page that never was whole is left out, and the others go live", async () => {
  const data = { title: "Ny", address: "/trasig/", language: "sv", mood: "day", _status: "published" } as const;
  const { id } = await content.payload.create({ collection: "pages", data });
  await breakInDatabase(sql`update pages set title = '' where id = ${id}`);
  await breakInDatabase(sql`update _pages_v set version_title = '' where parent_id = ${id}`);
  const paths = (await readPages()).map(({ path }) => path);
  expect(paths).toContain("/om-oss/");
  expect(paths).not.toContain("/trasig/");
  expect((await broken())[0]?.text).toMatch(/visas inte på webbplatsen: ”Titel” är tomt/);
  await content.payload.delete({ collection: "pages", id });
  await readPages();
  expect(await broken()).toEqual([]);
});

test("what the whole site needs falls back too: its uppgifter, its menus, a gift product, a text", async () => {
  const before = await readSite();
  await breakInDatabase(sql`update site_configuration set organisation_name = ''`);
  await breakInDatabase(sql`update navigation_sv_main set href = 'javascript:x'`);
  await breakInDatabase(sql`update gift_products set most = 0 where kind = 'regular_gift'`);
  await breakInDatabase(sql`update translations set sv = ${"y".repeat(20_000)} where key = 'shell.skip'`);
  expect(await readSite()).toEqual(before);
  expect((await broken()).map(({ slug }) => slug).toSorted()).toEqual([
    "giftProducts",
    "navigation",
    "siteConfiguration",
    "translations",
  ]);
});

test("what is on the site is for those who are logged in", async () => {
  expect((await content.asVisitor("/content-api/on-the-site")).status).toBe(401);
  expect((await content.asVisitor("/content-api/on-the-site", { method: "POST" })).status).toBe(401);
});

test("an editor goes back to a release, and the web server hears who did", async () => {
  const state = { state: "live", liveSince: null, since: new Date().toISOString(), release: "r0" };
  content.web.answer.body = state;
  const body = JSON.stringify({ release: "20260101T120000000-aaaaaa" });
  const answer = await editor.send("/content-api/on-the-site", { method: "POST", body });
  expect([answer.status, await answer.json()]).toEqual([200, { status: state }]);
  expect(content.web.wentBack).toEqual([{ release: "20260101T120000000-aaaaaa", by: "editor" }]);
  content.web.answer.status = 404;
  const gone = await editor.send("/content-api/on-the-site", { method: "POST", body });
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain("Utgåvan finns inte kvar");
  content.web.answer.status = 200;
});
