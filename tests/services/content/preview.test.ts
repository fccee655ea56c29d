import type { Previewed, SharedDraft } from "@hjarta-lunga/contract/schemas/preview.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOf } from "../../../services/content/src/preview/draft-links.ts";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let editor: Person;
let page: number;

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  editor = await content.as("editor");
  const made = await content.payload.create({
    collection: "pages",
    draft: true,
    data: { title: "Nytt", address: "/nytt/", language: "sv", mood: "dusk", _status: "draft" },
  });
  page = made.id;
});
afterAll(() => content.stop());

const siteUrl = "http://localhost:8000";
const json = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

const preview = async (slug: string, data: object) => {
  const response = await editor.send("/content-api/preview", json({ slug, data }));
  expect(response.status).toBe(200);
  return ((await response.json()) as { previewed: Previewed | null }).previewed;
};

const open = (token: string, from = "192.0.2.1") =>
  content.asVisitor("/content-api/shared-draft", {
    method: "POST",
    body: token,
    headers: { "content-length": String(token.length), "x-client-address": from },
  });

const share = async () =>
  (await (await editor.send(`/content-api/draft-links/${page}`, { method: "POST" })).json()) as {
    token: string;
    expiresAt: string;
  };

test("what an editor writes is converted as it would be published, and what is half written is told of in its place", async () => {
  const blocks = [
    { blockType: "hero", heading: "Nytt från oss", picture: { source: "none" }, giftForm: false },
    { blockType: "picture", picture: { source: "media" } },
    { blockType: "linkList", heading: "", links: [{ label: "Om oss", href: "/om" }, {}] },
    { blockType: "cards", heading: "Kort", campaigns: [] },
    { blockType: "nope" },
  ];
  expect(await preview("pages", { title: "", address: "ny sida", blocks })).toEqual({
    kind: "page",
    page: {
      ...{ path: "/", language: "sv", title: "…", description: "", mood: "day", searchable: false },
      updatedAt: expect.any(String) as string,
      blocks: [
        { type: "hero", heading: "Nytt från oss", giftForm: false },
        { type: "note", name: "Bild", reason: "Välj en bild, så visas den här." },
        {
          ...{ type: "linkList", heading: "" },
          links: [
            { label: "Om oss", href: "/om" },
            { label: "…", href: "#" },
          ],
        },
        { type: "note", name: "Kort att skicka", reason: "Välj minst ett kort, så visas de här." },
        { type: "note", name: "Blocket", reason: "Det visas här när det som krävs är ifyllt." },
      ],
    },
  });
});

test("so are the banner and the menus, and what no page shows is nothing", async () => {
  expect(
    await preview("siteConfiguration", { enableNotification: true, notificationMessage: "Vi är i stället här" }),
  ).toEqual({
    kind: "notification",
    notification: {
      ...{ enableNotification: true, notificationMessage: "Vi är i stället här" },
      english: { notificationMessage: "" },
    },
  });
  const main = [{ label: "Ge", href: "/ge-en-gava/" }];
  expect(await preview("navigation", { sv: { main } })).toEqual({
    kind: "menus",
    menus: { sv: { main, footer: [] }, en: { main: [], footer: [] } },
  });
  expect(await preview("users", { name: "Ada" })).toBeNull();
});

test.each([
  ["/content-api/preview", "POST"],
  ["/content-api/draft-links/1", "GET"],
  ["/content-api/draft-links/1", "POST"],
  ["/content-api/draft-links/1/1", "DELETE"],
  ["/content-api/share-picture?address=/", "GET"],
])("%s answers no stranger (%s)", async (path, method) => {
  expect((await content.asVisitor(path, { method })).status).toBe(401);
});

test.each([
  ["/content-api/draftLinks", "GET"],
  ["/content-api/draftLinks", "POST"],
  ["/content-api/draftLinks/1", "DELETE"],
])("nor does Payload's own %s answer an editor (%s)", async (path, method) => {
  expect((await editor.send(path, method === "POST" ? json({}) : { method })).status).toBeGreaterThanOrEqual(400);
});

test("whoever has the link reads the newest version of the draft for seven days, and the database does not know the link", async () => {
  const { token, expiresAt } = await share();
  const days = (new Date(expiresAt).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  await content.payload.update({ collection: "pages", id: page, draft: true, data: { title: "Nyare" } });

  const response = await open(token);
  expect(response.headers.get("access-control-allow-origin")).toBe(siteUrl);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const draft = (await response.json()) as SharedDraft;
  expect(draft).toMatchObject({ expiresAt, previewed: { kind: "page", page: { title: "Nyare", mood: "dusk" } } });

  const { docs } = await content.payload.find({ collection: "draftLinks", depth: 0 });
  expect(JSON.stringify(docs)).not.toContain(token);
  expect(docs[0]).toMatchObject({ tokenHash: hashOf(token), page, madeBy: editor.user.id });
});

test("an ended link shows nothing, and neither does one that has gone out, is wrong, or is of a page that is gone", async () => {
  const { token } = await share();
  const listed = await editor.send(`/content-api/draft-links/${page}`);
  const { links } = (await listed.json()) as { links: { id: number; madeBy: string }[] };
  expect(links[0]?.madeBy).toBe("editor");
  await editor.send(`/content-api/draft-links/${page}/${links[0]?.id ?? 0}`, { method: "DELETE" });
  expect((await open(token)).status).toBe(404);

  const old = await share();
  const data = { expiresAt: new Date(Date.now() - 1000).toISOString() };
  await content.payload.update({ collection: "draftLinks", where: { tokenHash: { equals: hashOf(old.token) } }, data });
  expect((await open(old.token)).status).toBe(404);

  for (const wrong of ["", "x", `${token}x`, "å".repeat(43), "\u0000".repeat(43), hashOf(token), "a".repeat(1000)])
    expect((await open(wrong)).status).toBe(404);

  const other = await content.payload.create({
    collection: "pages",
    draft: true,
    data: { title: "Bort", address: "/bort/", language: "sv", mood: "day", _status: "draft" },
  });
  const made = await editor.send(`/content-api/draft-links/${other.id}`, { method: "POST" });
  await content.payload.delete({ collection: "pages", id: other.id });
  expect((await open(((await made.json()) as { token: string }).token)).status).toBe(404);
});

test("a page that is not there gets no link", async () => {
  for (const id of ["0", "x", "99999999", "99999999999999999999"])
    expect((await editor.send(`/content-api/draft-links/${id}`, { method: "POST" })).status).toBe(404);
});

test("from one network links are opened sixty times in ten minutes, and then not, right or wrong; others open them", async () => {
  const { token } = await share();
  const from = "198.51.100.7";
  for (let time = 0; time < 60; time += 1) expect((await open("x", from)).status).toBe(404);
  expect((await open(token, from)).status).toBe(429);
  expect((await open(token, "198.51.100.8")).status).toBe(200);
});
