import { afterAll, beforeAll, expect, test } from "vitest";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let administrator: Person;
let editor: Person;

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  administrator = await content.as("administrator");
  editor = await content.as("editor");
});
afterAll(() => content.stop());

const json = (body: object, method: string): RequestInit => ({ method, body: JSON.stringify(body) });
const newUser = { name: "Ny", email: "ny@example.test", password: "En helt egen mening", role: "administrator" };

test.each([
  "pages",
  "media",
  "users",
  "translations",
  "giftProducts",
  "membershipKinds",
  "articles",
  "campaigns",
  "globals/siteConfiguration",
  "globals/navigation",
  "pages/versions",
])("%s is closed to visitors", async (path) => {
  expect((await content.asVisitor(`/content-api/${path}`)).status).toBe(403);
});

test("there is no GraphQL", async () => {
  expect((await content.asVisitor("/content-api/graphql", { method: "POST" })).status).toBe(404);
});

test("an editor adds no users and an administrator does", async () => {
  expect((await editor.send("/content-api/users", json(newUser, "POST"))).status).toBe(403);
  expect((await administrator.send("/content-api/users", json(newUser, "POST"))).status).toBe(201);
});

test("an editor cannot become an administrator or change another's account", async () => {
  await editor.send(`/content-api/users/${editor.user.id}`, json({ role: "administrator" }, "PATCH"));
  const stored = await content.payload.findByID({ collection: "users", id: editor.user.id });
  expect(stored.role).toBe("editor");
  const other = await editor.send(`/content-api/users/${administrator.user.id}`, json({ name: "Jag" }, "PATCH"));
  expect(other.status).toBeGreaterThanOrEqual(403);
});

test("an editor writes the banner but not the organisation's facts", async () => {
  const organisation = { ...sample.site.organisation, logo: { source: "none" }, swish: "123" };
  const body = { notificationMessage: "Ny text", organisation, _status: "published" };
  const path = "/content-api/globals/siteConfiguration";
  expect((await editor.send(path, json(body, "POST"))).status).toBe(200);
  const after = await content.payload.findGlobal({ slug: "siteConfiguration" });
  expect([after.notificationMessage, after.organisation.swish]).toEqual(["Ny text", "90 00 000"]);
  expect((await administrator.send(path, json(body, "POST"))).status).toBe(200);
  expect((await content.payload.findGlobal({ slug: "siteConfiguration" })).organisation.swish).toBe("123");
});

test("nobody adds or removes the keys of texts", async () => {
  const text = { key: "own.key", sv: "Egen", en: "Own" };
  expect((await administrator.send("/content-api/translations", json(text, "POST"))).status).toBe(403);
  const [stored] = (await content.payload.find({ collection: "translations", limit: 1 })).docs;
  const path = `/content-api/translations/${stored?.id ?? 0}`;
  expect((await administrator.send(path, { method: "DELETE" })).status).toBe(403);
  await administrator.send(path, json({ key: "renamed" }, "PATCH"));
  const after = await content.payload.findByID({ collection: "translations", id: stored?.id ?? 0 });
  expect(after.key).toBe(stored?.key);
});

test("a text keeps the words that the site fills in", async () => {
  const where = { key: { equals: "shell.navigatedTo" } };
  const [text] = (await content.payload.find({ collection: "translations", where })).docs;
  const path = `/content-api/translations/${text?.id ?? 0}`;
  const refused = await editor.send(path, json({ sv: "Du är framme" }, "PATCH"));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("måste innehålla {title}");
});

test.each(["kort", "aaaaaaaaaaaaaaa", "lösenord123456"])(
  "the password %s is refused in plain words",
  async (password) => {
    const response = await administrator.send(
      "/content-api/users",
      json({ ...newUser, email: "x@y.test", password }, "POST"),
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Lösenordet");
  },
);

test("the login is a cookie that scripts cannot read and other sites cannot send", () => {
  expect(editor.setCookie).toContain("HttpOnly");
  expect(editor.setCookie).toContain("SameSite=Strict");
});

test("the last administrator stays", async () => {
  const { docs } = await content.payload.find({ collection: "users", where: { role: { equals: "administrator" } } });
  const others = docs.filter(({ id }) => id !== administrator.user.id);
  for (const { id } of others) await content.payload.delete({ collection: "users", id });
  const path = `/content-api/users/${administrator.user.id}`;
  expect((await administrator.send(path, { method: "DELETE" })).status).toBe(400);
  expect((await administrator.send(path, json({ role: "editor" }, "PATCH"))).status).toBe(400);
});

test.each<[string, RequestInit]>([
  ["deletes many at once", { method: "DELETE" }],
  ["edits many at once", json({ role: "editor" }, "PATCH")],
])("no administrator %s, among whom the last could be", async (_, init) => {
  const response = await administrator.send("/content-api/users?where[id][exists]=true", init);
  expect(response.status).toBe(403);
  const stored = await content.payload.findByID({ collection: "users", id: administrator.user.id });
  expect(stored.role).toBe("administrator");
});

test("of two administrators who go at the same moment, one stays", async () => {
  const other = await content.as("administrator");
  // Held back until both have seen that there is another one.
  const holder = await content.payload.db.pool.connect();
  await holder.query("begin");
  await holder.query("select 1 from users for update");
  const both = Promise.allSettled([
    content.payload.update({ collection: "users", id: other.user.id, data: { role: "editor" } }),
    content.payload.delete({ collection: "users", id: administrator.user.id }),
  ]);
  const waiting = async () => (await holder.query("select from pg_locks where not granted")).rows.length;
  await expect.poll(waiting).toBe(2);
  await holder.query("commit");
  holder.release();
  const refused = (await both).flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
  expect(refused).toEqual([expect.stringContaining("Det måste finnas minst en administratör kvar.")]);
  const where = { role: { equals: "administrator" } };
  expect((await content.payload.count({ collection: "users", where })).totalDocs).toBe(1);
});

test("an address can be taken by one page only, and the editor reads which", async () => {
  const page = { title: "Dubbel", address: "/om-oss/", language: "sv", mood: "day", _status: "published" };
  const response = await editor.send("/content-api/pages", json(page, "POST"));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Adressen används redan av sidan ”Om oss”");
});
