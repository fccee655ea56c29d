import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runDue } from "../../../services/content/src/schedule/run-due.ts";
import type { ShownTime } from "../../../services/content/src/schedule/endpoints.ts";
import { typedTime } from "../../../services/content/src/schedule/stockholm.ts";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

const contentUrl = "https://innehall.example.test";
const hour = 3_600_000;
const at = new Date(Math.ceil(Date.now() / hour) * hour + 48 * hour);
const after = new Date(at.getTime() + 1);

let content: TestContent;
let editor: Person;
const mails: { to: unknown; subject?: unknown; text?: unknown }[] = [];

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  editor = await content.as("editor");
  vi.spyOn(content.payload, "sendEmail").mockImplementation((mail) => {
    mails.push(mail as never);
    return Promise.resolve(undefined);
  });
});
afterAll(() => content.stop());
beforeEach(() => {
  mails.length = 0;
});

const send = async (person: Person, method: string, path: string, body?: object) => {
  const response = await person.send(`/content-api/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const set = (record: string, more: object = {}, person = editor) =>
  send(person, "POST", "schedule", { record, change: "publish", at: typedTime(at), ...more });
const timesOf = async (record: string) =>
  (await send(editor, "GET", `schedule?record=${record}`)).body.times as ShownTime[];

let made = 0;
async function page(data: object = {}) {
  made += 1;
  const { id } = await content.payload.create({
    collection: "pages",
    data: { title: `Sida ${made}`, address: `/tid-${made}/`, language: "sv", mood: "day", ...data } as never,
    draft: true,
  });
  return { id, record: `pages/${id}` };
}
const pageAt = (id: number) => content.payload.findByID({ collection: "pages", id, depth: 0 });
const saveDraft = (id: number, data: object) =>
  content.payload.update({ collection: "pages", id, data, draft: true, depth: 0 });

test("what is set goes out at its time and not before, once, and tells the web server", async () => {
  const { id, record } = await page();
  const answer = await set(record);
  expect([answer.status, answer.body.note]).toEqual([200, null]);
  expect(await timesOf(record)).toEqual([
    expect.objectContaining({
      words: expect.stringMatching(/^Publiceras \p{L}+dag .*, bestämt av editor$/u) as string,
    }),
  ]);
  await runDue(content.payload, contentUrl, new Date(at.getTime() - 1));
  expect((await pageAt(id))._status).toBe("draft");
  await Promise.all([1, 2, 3].map(() => runDue(content.payload, contentUrl, after)));
  expect((await pageAt(id))._status).toBe("published");
  const where = { parent: { equals: id }, "version._status": { equals: "published" } };
  expect((await content.payload.countVersions({ collection: "pages", where })).totalDocs).toBe(1);
  await vi.waitFor(() => expect(content.web.heard.map(({ reason }) => reason).join()).toContain(`Sida ${made}`));
  expect(await timesOf(record)).toEqual([]);
});

test("what was seen when the time was set goes out, whatever is written after, and the screen says so", async () => {
  const { id, record } = await page({ title: "Sett" });
  await set(record);
  expect((await timesOf(record))[0]?.hasNewer).toBe(false);
  await saveDraft(id, { title: "Skrivet sedan" });
  expect((await timesOf(record))[0]?.hasNewer).toBe(true);
  await runDue(content.payload, contentUrl, after);
  expect((await pageAt(id)).title).toBe("Sett");
});

test("a new time takes the place of the one before, and takes what is written by then", async () => {
  const { id, record } = await page({ title: "Först" });
  await set(record);
  await saveDraft(id, { title: "Sedan" });
  await set(record, { at: typedTime(new Date(at.getTime() + hour)) });
  expect(await timesOf(record)).toHaveLength(1);
  await runDue(content.payload, contentUrl, after);
  expect((await pageAt(id))._status).toBe("draft");
  await runDue(content.payload, contentUrl, new Date(after.getTime() + hour));
  expect((await pageAt(id)).title).toBe("Sedan");
});

test("a time that is called off does not come", async () => {
  const { id, record } = await page();
  await set(record);
  await send(editor, "POST", "schedule/cancel", { record, change: "publish" });
  await runDue(content.payload, contentUrl, after);
  expect((await pageAt(id))._status).toBe("draft");
});

test("out at one time and back at another", async () => {
  const { id, record } = await page();
  await set(record);
  await set(record, { change: "unpublish", at: typedTime(new Date(at.getTime() + hour)) });
  await runDue(content.payload, contentUrl, after);
  expect((await pageAt(id))._status).toBe("published");
  await runDue(content.payload, contentUrl, new Date(after.getTime() + hour));
  expect((await pageAt(id))._status).toBe("draft");
});

test.each([
  "globals/siteConfiguration",
  "globals/navigation",
  "articles",
  "campaigns",
  "membershipKinds",
  "giftProducts",
])("%s has a time too", async (where) => {
  const [slug = ""] = where.split("/");
  const first =
    slug === "globals" ? undefined : await content.payload.find({ collection: slug as "articles", limit: 1 });
  const record = first === undefined ? where : `${where}/${first.docs[0]?.id}`;
  expect((await set(record)).status).toBe(200);
  await runDue(content.payload, contentUrl, after);
  expect(await timesOf(record)).toEqual([]);
});

test("what cannot be published is refused when the time is set, and nothing of the try is left", async () => {
  const { id, record } = await page();
  await saveDraft(id, { title: "" });
  const { status, body } = await set(record);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining("Titel")]);
  expect(await timesOf(record)).toEqual([]);
  const { docs } = await content.payload.find({ collection: "pages", where: { address: { equals: "/" } }, limit: 1 });
  const start = `pages/${docs[0]?.id}`;
  const kept = await set(start, { change: "unpublish" });
  expect([kept.status, JSON.stringify(kept.body)]).toEqual([400, expect.stringContaining("kan inte vara utan")]);
  expect((await pageAt(docs[0]?.id ?? 0))._status).toBe("published");
});

test("what is refused at its time is told by mail and on the screen, and changes nothing", async () => {
  const { id, record } = await page();
  await set(record);
  const { title, address } = await pageAt(id);
  await content.payload.update({ collection: "pages", id, data: { address: "/flyttad/" }, draft: true });
  await content.payload
    .create({
      collection: "pages",
      data: {
        title: "Tog adressen",
        address,
        language: "sv",
        mood: "day",
        _status: "published",
      } as never,
    })
    .catch(() => undefined);
  await content.payload.update({ collection: "users", id: editor.user.id, data: { role: "writer" } });
  await runDue(content.payload, contentUrl, after);
  await content.payload.update({ collection: "users", id: editor.user.id, data: { role: "editor" } });
  expect((await pageAt(id))._status).toBe("draft");
  expect(await timesOf(record)).toEqual([
    expect.objectContaining({
      state: "refused",
      words: expect.stringContaining("Publicerades inte") as string,
      problem: expect.stringContaining("publiceras av en redaktör") as string,
    }),
  ]);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: { address: editor.user.email },
    subject: `”${title}” publicerades inte`,
    text: expect.stringContaining(`${contentUrl}/admin/collections/pages/${id}`) as string,
  });
});

test("a stop in the middle leaves it undone, and the next start does it", async () => {
  const { id, record } = await page();
  await set(record);
  const commit = vi.spyOn(content.payload.db, "commitTransaction");
  let isStopped = false;
  commit.mockImplementationOnce(async (transaction) => {
    // As the database does when the connection of a service that has stopped is gone.
    isStopped = true;
    await content.payload.db.rollbackTransaction(await transaction);
  });
  await runDue(content.payload, contentUrl, after);
  commit.mockRestore();
  expect(isStopped).toBe(true);
  await runDue(content.payload, contentUrl, after);
  expect((await pageAt(id))._status).toBe("published");
});

test("who may not publish sets no time, nor calls one off, and a stranger sees none", async () => {
  const { record } = await page();
  await set(record);
  const writer = await content.as("writer");
  expect((await set(record, {}, writer)).status).toBe(403);
  expect((await send(writer, "POST", "schedule/cancel", { record, change: "publish" })).status).toBe(403);
  expect(await timesOf(record)).toHaveLength(1);
  const campaignEditor = await content.as("campaignEditor");
  expect((await set(record, {}, campaignEditor)).status).toBe(403);
  for (const path of ["schedule?record=pages/1", "scheduled"])
    expect((await content.asVisitor(`/content-api/${path}`)).status).toBeGreaterThanOrEqual(401);
  await send(editor, "POST", "schedule/cancel", { record, change: "publish" });
});

test.each([
  ["users/1"],
  ["media/1"],
  ["translations/1"],
  ["globals/users"],
  ["pages/1;drop"],
  ["pages"],
  ["__proto__/1"],
  [""],
])("%s gets no time", async (record) => {
  expect((await set(record)).status).toBe(400);
});
