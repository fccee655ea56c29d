import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { developmentSecrets } from "../../../services/content/src/environment.ts";
import { tellWhatWasNotTold } from "../../../services/content/src/publish/after-start.ts";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let editor: Person;
let administrator: Person;
let heardOfSeed: string[];

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  heardOfSeed = await heard();
  editor = await content.as("editor");
  administrator = await content.as("administrator");
});
afterAll(() => content.stop());
beforeEach(async () => {
  await heard();
  content.web.heard.length = 0;
});

const page = { title: "Ny", address: "/ny/", language: "sv", mood: "day", searchable: true };
const json = (body: object, method: string): RequestInit => ({ method, body: JSON.stringify(body) });
/** No test changes this text but to be told of last, alone or in one call with what came before. */
const lastText = "shell.delayed";
/** Why the web server was told, once it has been told of all so far. */
const heard = async () => {
  const where = { key: { equals: lastText } };
  const { length } = content.web.heard;
  await content.payload.update({ collection: "translations", where, data: {} });
  await vi.waitFor(() => expect(content.web.heard.slice(length).at(-1)?.reason).toContain(lastText));
  const reasons = content.web.heard.map(({ reason }) => reason.split("; ").filter((one) => !one.includes(lastText)));
  return reasons.map((each) => each.join("; ")).filter((reason) => reason !== "");
};
let id = 0;

test("the seed tells the web server nothing", () => {
  expect(heardOfSeed).toEqual([]);
});

test("a draft tells the web server nothing", async () => {
  const created = await editor.send("/content-api/pages?draft=true", json({ ...page, _status: "draft" }, "POST"));
  expect(created.status).toBe(201);
  ({ id } = ((await created.json()) as { doc: { id: number } }).doc);
  await editor.send(`/content-api/pages/${id}?draft=true`, json({ title: "Nyare", _status: "draft" }, "PATCH"));
  expect(await heard()).toEqual([]);
});

test("publishing tells the web server once, with the token and a reason", async () => {
  const published = await editor.send(`/content-api/pages/${id}`, json({ _status: "published" }, "PATCH"));
  expect(published.status).toBe(200);
  expect(await heard()).toEqual(["Sidan ”Nyare” är ny"]);
  expect(content.web.told).toContainEqual({ what: "Sidan ”Nyare” är ny", by: editor.user.name });
  expect(content.web.heard[0]?.authorization).toBe(`Bearer ${developmentSecrets.PUBLISH_TOKEN}`);
});

test("a draft of a published page tells the web server nothing", async () => {
  await editor.send(`/content-api/pages/${id}?draft=true`, json({ title: "Utkast", _status: "draft" }, "PATCH"));
  expect(await heard()).toEqual([]);
});

test.each([
  ["changed", "published", "ändrades"],
  ["taken back", "draft", "togs ned"],
  ["published again", "published", "lades ut igen"],
  ["taken back again", "draft", "togs ned"],
])("a page that is %s tells the web server so", async (_, _status, words) => {
  await editor.send(`/content-api/pages/${id}`, json({ title: "Nyast", _status }, "PATCH"));
  expect(await heard()).toEqual([`Sidan ”Nyast” ${words}`]);
});

test("a page that moves is told of as changed, not as new", async () => {
  const data = { ...page, title: "Flyttad", address: "/fore/", _status: "published" };
  const created = await editor.send("/content-api/pages", json(data, "POST"));
  const { doc } = (await created.json()) as { doc: { id: number } };
  await heard();
  content.web.heard.length = 0;
  await editor.send(`/content-api/pages/${doc.id}`, json({ address: "/efter/", _status: "published" }, "PATCH"));
  expect((await heard()).join("; ").split("; ").toSorted()).toEqual([
    "Omdirigeringen ”/fore/” är ny",
    "Sidan ”Flyttad” ändrades",
  ]);
});

test.each([
  ["membershipKinds", { name: "Ny", description: "Ny.", yearlyFee: 100, code: "ny" }, "Medlemskapet ”Ny” är nytt"],
  ["redirects", { from: "/gammal/", href: "https://www.example.test/" }, "Omdirigeringen ”/gammal/” är ny"],
])("what is new in %s is said to be new", async (slug, data, words) => {
  const created = await administrator.send(`/content-api/${slug}`, json({ ...data, _status: "published" }, "POST"));
  expect(created.status).toBe(201);
  expect(await heard()).toEqual([words]);
});

test("deleting a page that visitors do not see tells the web server nothing", async () => {
  await administrator.send(`/content-api/pages/${id}`, { method: "DELETE" });
  expect(await heard()).toEqual([]);
});

test("deleting a published page tells the web server", async () => {
  const data = { ...page, address: "/bort/", language: "sv", mood: "day", _status: "published" } as const;
  const created = await content.payload.create({ collection: "pages", data, context: { skipsPublish: true } });
  await administrator.send(`/content-api/pages/${created.id}`, { method: "DELETE" });
  expect(await heard()).toEqual(["Sidan ”Ny” togs bort"]);
});

test("changes that come together make one call", async () => {
  const where = { key: { in: ["shell.skip", "shell.navigatedTo"] } };
  const { docs } = await content.payload.find({ collection: "translations", where });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await Promise.all(
    docs.map((text) => editor.send(`/content-api/translations/${text.id}`, json({ en: `${text.en}!` }, "PATCH"))),
  );
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => content.web.heard).toHaveLength(1);
  const reasons = (await heard()).map((reason) => reason.split("; ").toSorted());
  expect(reasons).toEqual([["Texten ”shell.navigatedTo” ändrades", "Texten ”shell.skip” ändrades"]]);
});

test("the banner tells the web server when it is published, not when it is saved as a draft", async () => {
  const path = "/content-api/globals/siteConfiguration";
  await editor.send(`${path}?draft=true`, json({ notificationMessage: "Utkast", _status: "draft" }, "POST"));
  expect(await heard()).toEqual([]);
  await editor.send(path, json({ notificationMessage: "Nu", _status: "published" }, "POST"));
  expect(await heard()).toEqual(["Webbplatsens uppgifter ändrades"]);
});

test("a web server that is down fails no save, shows as silent, and is told when it is back", async () => {
  content.web.answer.status = 503;
  const [text] = (await content.payload.find({ collection: "translations", limit: 1 })).docs;
  const saved = await editor.send(`/content-api/translations/${text?.id ?? 0}`, json({ sv: text?.sv ?? "" }, "PATCH"));
  expect(saved.status).toBe(200);
  await expect.poll(() => content.web.refused).toHaveLength(1);
  const shown = await editor.send("/content-api/publish-status");
  expect(await shown.json()).toEqual({ status: null });
  content.web.answer.status = 200;
  await expect.poll(() => content.web.heard.length).toBe(1);
});

test("the state of publishing is for those who are logged in", async () => {
  expect((await content.asVisitor("/content-api/publish-status")).status).toBe(401);
  const state = { state: "building", liveSince: null, since: new Date().toISOString(), release: null };
  content.web.answer.body = state;
  expect(await (await editor.send("/content-api/publish-status")).json()).toEqual({ status: state });
});

const earlier = "2020-01-01T00:00:00.000Z";
const later = "2099-01-01T00:00:00.000Z";

test.each([
  ["nothing, when the last press came after the last change", { askedAt: later, liveSince: earlier }, 0],
  ["of what changed after the last press", { askedAt: earlier, liveSince: later }, 1],
  ["of what changed after a release that nobody pressed for", { liveSince: earlier }, 1],
  ["nothing of what that release has", { liveSince: later }, 0],
  ["nothing when no site has been released yet", { liveSince: null }, 0],
])("after a start the web server is told %s", async (_what, told, times) => {
  const status = { state: "live", since: earlier, release: null, ...told } as const;
  const request = vi.fn();
  const webServer = { status: () => Promise.resolve(status) };
  expect(await tellWhatWasNotTold(content.payload, { webServer, publisher: { request } })).toBe(true);
  expect(request).toHaveBeenCalledTimes(times);
});

test("after a start, a web server that does not answer is asked again", async () => {
  const request = vi.fn();
  const webServer = { status: () => Promise.resolve(null) };
  expect(await tellWhatWasNotTold(content.payload, { webServer, publisher: { request } })).toBe(false);
  expect(request).not.toHaveBeenCalled();
});
