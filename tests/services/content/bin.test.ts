import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { publishedPages, publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import sharp from "sharp";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let editor: Person;
let administrator: Person;

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  editor = await content.as("editor");
  administrator = await content.as("administrator");
});
afterAll(() => content.stop());

const json = (method: string, body?: object): RequestInit => ({ method, ...(body && { body: JSON.stringify(body) }) });
const away = () => json("PATCH", { deletedAt: new Date().toISOString() });
const told = async (response: Response) => [response.status, await response.text()] as const;
const where = (...ids: number[]) => ids.map((id, index) => `where[id][in][${index}]=${id}`).join("&");

let made = 0;
async function addPage(_status: "draft" | "published" = "published", blocks: object[] = []) {
  made += 1;
  const address = `/papperskorg-${made}/`;
  const data = { title: `Sida ${made}`, address, language: "sv", mood: "day", _status, blocks } as never;
  const { id } = await content.payload.create({ collection: "pages", data, draft: _status === "draft" });
  return { id, address, title: `Sida ${made}` };
}
const addArticle = (articleNumber: string, more: object = {}) =>
  content.payload.create({
    collection: "articles",
    data: {
      ...{ name: articleNumber, description: "x", price: 0, most: 1, weight: 1, articleNumber },
      ...more,
    } as never,
  });
const livePaths = async () => {
  const { pages } = publishedPages.parse(await (await content.asBuild("/content-api/published/pages")).json());
  return pages.map(({ path }) => path);
};
const liveArticles = async () => {
  const site = publishedSite.parse(await (await content.asBuild("/content-api/published/site")).json());
  return site.articles.map(({ articleNumber }) => articleNumber);
};
const heard = async (reason: string) => {
  await vi.waitFor(() => expect(content.web.heard.map((call) => call.reason).join()).toContain(reason));
};

test("a page in the bin is not on the site, comes back with its versions as a draft, and is published again", async () => {
  const { id, address, title } = await addPage();
  await editor.send(`/content-api/pages/${id}?draft=true`, json("PATCH", { description: "Utkast" }));
  expect(await livePaths()).toContain(address);
  expect((await editor.send(`/content-api/pages/${id}`, away())).status).toBe(200);
  await heard(`Sidan ”${title}” lades i papperskorgen`);
  expect(await livePaths()).not.toContain(address);
  expect((await editor.send(`/content-api/pages/${id}`)).status).toBe(404);

  const back = await editor.send(`/content-api/pages?trash=true&${where(id)}`, json("PATCH", { deletedAt: null }));
  expect(await told(back)).toEqual([200, expect.stringContaining("Klar")]);
  expect(await livePaths()).not.toContain(address);
  const versions = await content.payload.countVersions({ collection: "pages", where: { parent: { equals: id } } });
  expect(versions.totalDocs).toBeGreaterThanOrEqual(3);
  const stored = await content.payload.findByID({ collection: "pages", id, draft: true });
  expect(stored).toMatchObject({ _status: "draft", description: "Utkast", deletedAt: null });
  expect((await editor.send(`/content-api/pages/${id}`, json("PATCH", { _status: "published" }))).status).toBe(200);
  expect(await livePaths()).toContain(address);
});

test("what visitors never saw goes to the bin and back without a publish", async () => {
  const { id, title } = await addPage("draft");
  await editor.send(`/content-api/pages/${id}`, away());
  await editor.send(`/content-api/pages?trash=true&${where(id)}`, json("PATCH", { deletedAt: null }));
  const { id: last, title: lastTitle } = await addPage();
  await editor.send(`/content-api/pages/${last}`, away());
  await heard(lastTitle);
  expect(content.web.heard.map(({ reason }) => reason).join()).not.toContain(`Sidan ”${title}”`);
});

test("several go at once, each by itself: what cannot go is named with its reason, and the others go", async () => {
  const { docs } = await content.payload.find({ collection: "pages", where: { address: { equals: "/" } } });
  const [one, two] = [await addPage(), await addPage()];
  const ids = [one.id, docs[0]?.id ?? 0, two.id];
  const response = await editor.send(`/content-api/pages?${where(...ids)}`, away());
  expect(response.status).toBe(400);
  const answer = (await response.json()) as { docs: { title: string }[]; errors: { title: string; message: string }[] };
  expect(answer.docs.map(({ title }) => title).toSorted()).toEqual([one.title, two.title]);
  expect(answer.errors).toMatchObject([{ message: expect.stringContaining("inte vara utan startsida") as string }]);
  const live = await livePaths();
  expect([live.includes("/"), live.includes(one.address), live.includes(two.address)]).toEqual([true, false, false]);
});

test.each<[string, string, RequestInit]>([
  ["without saying which", "", away()],
  ["to change them too", "where[id][exists]=true", json("PATCH", { deletedAt: null, title: "Borta" })],
  ["to publish them", "where[id][exists]=true", json("PATCH", { _status: "published" })],
])("nobody takes several %s", async (_, query, init) => {
  expect((await administrator.send(`/content-api/pages?${query}`, init)).status).toBe(403);
});

test("only an administrator empties the bin, and only of what lies there", async () => {
  const [inBin, outside] = [await addPage(), await addPage()];
  await editor.send(`/content-api/pages/${inBin.id}`, away());
  const both = where(inBin.id, outside.id);
  expect((await editor.send(`/content-api/pages/${inBin.id}?trash=true`, json("DELETE"))).status).toBe(403);
  const refused = await editor.send(`/content-api/pages?trash=true&${both}`, json("DELETE"));
  expect(refused.status).toBe(400);
  expect((await editor.send(`/content-api/pages/${outside.id}`, json("DELETE"))).status).toBe(403);
  expect(
    (await content.payload.count({ collection: "pages", where: { id: { equals: inBin.id } }, trash: true })).totalDocs,
  ).toBe(1);
  expect(await told(await administrator.send(`/content-api/pages?trash=true&${both}`, json("DELETE")))).toEqual([
    200,
    expect.stringContaining("Klar"),
  ]);
  const left = await content.payload.find({
    collection: "pages",
    where: { id: { in: [inBin.id, outside.id] } },
    trash: true,
  });
  expect(left.docs.map(({ id }) => id)).toEqual([outside.id]);
  expect((await content.asVisitor(`/content-api/pages?trash=true&${both}`, json("DELETE"))).status).toBe(403);
});

test("a new record does not take the address or the number of one in the bin, and the editor reads where it is", async () => {
  const page = await addPage();
  await editor.send(`/content-api/pages/${page.id}`, away());
  const again = { title: "Ny", address: page.address, language: "sv", mood: "day", _status: "published" };
  const refused = await told(await editor.send("/content-api/pages", json("POST", again)));
  expect(refused).toEqual([400, expect.stringContaining("Adressen används av något som ligger i papperskorgen")]);

  const article = await addArticle("BIN-1", { _status: "published" });
  expect(await liveArticles()).toContain("BIN-1");
  await editor.send(`/content-api/articles/${article.id}`, away());
  expect(await liveArticles()).not.toContain("BIN-1");
  const { name, description, price, most, weight } = article;
  const copy = { name, description, price, most, weight, articleNumber: "BIN-1", _status: "published" };
  const taken = await told(await editor.send("/content-api/articles", json("POST", copy)));
  expect(taken).toEqual([400, expect.stringContaining("Artikelnumret används av något som ligger i papperskorgen")]);
});

test("a draft that says it is in the bin is refused", async () => {
  const { id, address } = await addPage();
  const body = { title: "Smyg", deletedAt: new Date().toISOString() };
  expect((await editor.send(`/content-api/pages/${id}?draft=true`, json("PATCH", body))).status).toBe(400);
  await editor.send(`/content-api/pages/${id}`, json("PATCH", { _status: "published" }));
  expect(await livePaths()).toContain(address);
});

test("a picture that is used, even by a page in the bin, goes neither to the bin nor for good", async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a4182f" } })
    .png()
    .toBuffer();
  const file = { data, mimetype: "image/png", name: "papperskorg.png", size: data.length };
  const picture = await content.payload.create({ collection: "media", data: { alt: "En röd yta." }, file });
  const block = { blockType: "picture", picture: { source: "media", media: picture.id } };
  const page = await addPage("published", [block]);
  const path = `/content-api/media/${picture.id}`;
  expect(await told(await editor.send(path, away()))).toEqual([400, expect.stringContaining(page.title)]);
  await editor.send(`/content-api/pages/${page.id}`, away());
  expect(await told(await editor.send(path, away()))).toEqual([400, expect.stringContaining(page.title)]);
  expect(await told(await administrator.send(path, json("DELETE")))).toEqual([
    400,
    expect.stringContaining(page.title),
  ]);
  await administrator.send(`/content-api/pages/${page.id}?trash=true`, json("DELETE"));
  expect(await told(await editor.send(path, away()))).toEqual([200, expect.anything()]);
  expect((await administrator.send(`${path}?trash=true`, json("DELETE"))).status).toBe(200);
});

test("a page whose translation lies in the bin is published without it", async () => {
  const other = await addPage();
  const page = await addPage();
  await editor.send(`/content-api/pages/${page.id}`, json("PATCH", { translation: other.id, _status: "published" }));
  await editor.send(`/content-api/pages/${other.id}`, away());
  const { pages } = publishedPages.parse(await (await content.asBuild("/content-api/published/pages")).json());
  expect(pages.find(({ path }) => path === page.address)).not.toHaveProperty("translation");
});

test("a text is never taken away, and the editor reads that the site's code needs it", async () => {
  const [text] = (await content.payload.find({ collection: "translations", limit: 1 })).docs;
  const refused = await told(await administrator.send(`/content-api/translations/${text?.id ?? 0}`, json("DELETE")));
  expect(refused).toEqual([403, expect.stringContaining("hör till webbplatsens kod")]);
});

test("a draft without an address goes to the bin too, and what nobody wrote in is gone when the next is begun", async () => {
  const begin = async () => {
    const created = await editor.send("/content-api/pages?draft=true", json("POST", {}));
    return ((await created.json()) as { doc: { id: number } }).doc.id;
  };
  const half = await begin();
  await editor.send(`/content-api/pages/${half}?draft=true&autosave=true`, json("PATCH", { description: "Halv" }));
  expect((await editor.send(`/content-api/pages/${half}`, away())).status).toBe(200);
  const [untouched, written] = [await begin(), await begin()];
  await editor.send(`/content-api/pages/${written}?draft=true&autosave=true`, json("PATCH", { description: "Kvar" }));
  const { drizzle } = content.payload.db;
  await drizzle.execute("update pages set created_at = now() - interval '1 hour' where title is null");
  await begin();
  const { docs } = await content.payload.find({ collection: "pages", where: { id: { in: [untouched, written] } } });
  expect(docs.map(({ id }) => id)).toEqual([written]);
});

test("a form for a new record that is left as it was leaves none, and takes nobody's words", async () => {
  const begin = async (who: Person) => {
    const created = await who.send("/content-api/pages?draft=true", json("POST", {}));
    return ((await created.json()) as { doc: { id: number } }).doc.id;
  };
  const [untouched, written, anothers] = [await begin(editor), await begin(editor), await begin(administrator)];
  await editor.send(`/content-api/pages/${written}?draft=true&autosave=true`, json("PATCH", { description: "Kvar" }));
  const ids = [untouched, written, anothers];
  for (const id of ids) expect((await editor.send(`/content-api/pages/${id}/left`, json("POST"))).status).toBe(204);
  const { docs } = await content.payload.find({ collection: "pages", where: { id: { in: ids } }, sort: "id" });
  expect(docs.map(({ id }) => id)).toEqual([written, anothers]);
  expect((await content.asVisitor(`/content-api/pages/${anothers}/left`, { method: "POST" })).status).toBe(403);
});
