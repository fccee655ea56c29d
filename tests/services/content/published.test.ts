import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { publishedPages, publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { publishedBlocks, sample } from "./sample-content.ts";
import { startContent, type TestContent } from "./test-content.ts";

let content: TestContent;

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
});
afterAll(() => content.stop());

const readPages = async (query = "") => {
  const response = await content.asBuild(`/content-api/published/pages${query}`);
  expect(response.status).toBe(200);
  return publishedPages.parse(await response.json());
};
const readSite = async () => {
  const response = await content.asBuild("/content-api/published/site");
  expect(response.status).toBe(200);
  return publishedSite.parse(await response.json());
};
const pageAt = async (path: string) => (await readPages()).pages.find((page) => page.path === path);

test.each(["/content-api/published/site", "/content-api/published/pages"])(
  "%s gives nothing without the token",
  async (path) => {
    for (const authorization of ["", "Bearer", "Bearer wrong", "Bearer development-content-read-toke"]) {
      const response = await content.asVisitor(path, { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(errorBody.parse(await response.json()).code).toBe("unauthorized");
    }
  },
);

test("every block comes to the build as it was written", async () => {
  expect((await pageAt("/"))?.blocks).toEqual(publishedBlocks);
});

test("the rest of the site comes to the build as it was written", async () => {
  const { translations, ...site } = await readSite();
  expect({ ...sample, ...site }).toEqual({ ...sample, redirects: [], documents: [] });
  expect(translations).toContainEqual({ key: "shell.skip", sv: "Hoppa till innehållet", en: "Skip to content" });
});

test("English words of the organisation that nobody has written yet come to the build empty", async () => {
  const { organisation } = await content.payload.findGlobal({ slug: "siteConfiguration", depth: 0 });
  const save = (english: typeof organisation.english) =>
    content.payload.updateGlobal({
      slug: "siteConfiguration",
      data: { organisation: { ...organisation, ...(english && { english }) }, _status: "published" },
    });
  await save({ purpose: null, assurance: null, hours: null });
  expect((await readSite()).site.organisation.english).toEqual({ purpose: "", assurance: "", hours: "" });
  await save(organisation.english);
  expect((await readSite()).site.organisation.english).toEqual(sample.site.organisation.english);
});

test("a notification that nobody has written in English yet comes to the build empty", async () => {
  const { english } = await content.payload.findGlobal({ slug: "siteConfiguration", depth: 0 });
  const save = (data: typeof english = {}) =>
    content.payload.updateGlobal({ slug: "siteConfiguration", data: { english: data, _status: "published" } });
  await save({ notificationMessage: null, notificationLink: { label: null, href: null } });
  expect((await readSite()).site.english).toEqual({ notificationMessage: "" });
  await save(english);
  expect((await readSite()).site.english).toEqual(sample.site.english);
});

test("two pages are each other's translation when one of them says so", async () => {
  const { pages } = await readPages();
  const translations = pages.map(({ path, translation }) => [path, translation]);
  expect(translations).toEqual([
    ["/", undefined],
    ["/om-oss/", "/en/about/"],
    ["/en/about/", "/om-oss/"],
  ]);
});

test("pages come a few at a time until there are no more", async () => {
  const first = await readPages("?page=1&limit=2");
  const second = await readPages("?page=2&limit=2");
  expect([first.pages.length, first.nextPage, second.pages.length, second.nextPage]).toEqual([2, 2, 1, null]);
});

test.each(["?page=0", "?limit=100000", "?page=x"])("%s is refused as a bad request", async (query) => {
  const response = await content.asBuild(`/content-api/published/pages${query}`);
  expect(response.status).toBe(400);
});

test("a page that was never published does not reach the build", async () => {
  const data = { title: "Hemlig", address: "/hemlig/", _status: "draft" } as const;
  await content.payload.create({ collection: "pages", data, draft: true });
  expect(await pageAt("/hemlig/")).toBeUndefined();
});

test("a draft of a published page leaves what visitors see alone", async () => {
  const { docs } = await content.payload.find({ collection: "pages", where: { address: { equals: "/om-oss/" } } });
  const id = docs[0]?.id ?? 0;
  await content.payload.update({ collection: "pages", id, data: { title: "Utkast" }, draft: true });
  expect((await pageAt("/om-oss/"))?.title).toBe("Om oss");
  await content.payload.update({ collection: "pages", id, data: { title: "Om oss nu", _status: "published" } });
  expect((await pageAt("/om-oss/"))?.title).toBe("Om oss nu");
});

test("a draft of the notification leaves the published one alone", async () => {
  const data = { notificationMessage: "Inte än" };
  await content.payload.updateGlobal({ slug: "siteConfiguration", data, draft: true });
  expect((await readSite()).site.notificationMessage).toBe("Kallt ute");
});

test("a page that is taken back is gone", async () => {
  const data = { title: "Kort", address: "/kort/", language: "sv", mood: "day", _status: "published" } as const;
  const { id } = await content.payload.create({ collection: "pages", data });
  expect(await pageAt("/kort/")).toBeDefined();
  await content.payload.update({ collection: "pages", id, data: { _status: "draft" } });
  expect(await pageAt("/kort/")).toBeUndefined();
});

test("a changed text reaches the build", async () => {
  const where = { key: { equals: "shell.skip" } };
  await content.payload.update({ collection: "translations", where, data: { sv: "Till innehållet" } });
  const { translations } = await readSite();
  expect(translations.find(({ key }) => key === "shell.skip")?.sv).toBe("Till innehållet");
});

test("a text that is to be signed with BankID is not kept longer than has room there", async () => {
  const collection = "translations" as const;
  const key = "mandate.notToday";
  const { id } = await content.payload.create({ collection, data: { key, sv: "Inget dras", en: "Nothing is drawn" } });
  const write = (sv: string) => content.payload.update({ collection, id, data: { sv } });
  await expect(write("å".repeat(251))).rejects.toThrow("Svenska");
  expect(await write("å".repeat(250))).toMatchObject({ key, sv: "å".repeat(250) });
});

test("the seed leaves a filled database alone, but for texts that are new", async () => {
  const translations = { ...sample.translations, "shell.new": { sv: "Ny", en: "New" } };
  const more = { ...sample, translations };
  const report = await seed({ payload: content.payload, content: more, administrator: undefined });
  expect(report).toEqual({ filled: false, translationsAdded: 1, administratorAdded: false });
  expect((await readSite()).translations.find(({ key }) => key === "shell.skip")?.sv).toBe("Till innehållet");
});

test("a product that a journey has come to need is added to a filled database, and no other is touched", async () => {
  const { payload } = content;
  const [regular] = sample.giftProducts;
  if (regular === undefined) throw new Error("The sample has no product");
  const needed = { ...regular, kind: "extra_gift", heading: "Extra" } as const;
  const edited = { ...regular, heading: "Ändrad i koden" };
  const more = { ...sample, giftProducts: [edited, needed, { ...regular, kind: "monthly_gift_increase" as const }] };
  for (let time = 0; time < 2; time++) await seed({ payload, content: more, administrator: undefined });
  const headings = (await readSite()).giftProducts.map(({ kind, heading }) => [kind, heading]);
  expect(headings).toContainEqual([regular.kind, regular.heading]);
  expect(headings.filter(([kind]) => kind === "extra_gift")).toEqual([["extra_gift", "Extra"]]);
  expect(headings.filter(([kind]) => kind === "monthly_gift_increase")).toHaveLength(
    sample.giftProducts.filter(({ kind }) => kind === "monthly_gift_increase").length,
  );
});

test("health says ok without a login", async () => {
  expect((await content.asVisitor("/content-api/health")).status).toBe(200);
});

test("a text too long to be published is refused at its field, with the reason", async () => {
  const { send } = await content.as("editor");
  const body = { title: "x".repeat(301), address: "/lang/", language: "sv", mood: "day", _status: "published" };
  const response = await send("/content-api/pages", { method: "POST", body: JSON.stringify(body) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errors: [
      { data: { errors: [{ path: "title", message: "Texten är för lång: 301 tecken. Högst 300 får plats." }] } },
    ],
  });
});
