import type { Where } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedMeanwhile, withValuesOf } from "../../../services/content/src/history/differences.ts";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
let anna: Person;
let bo: Person;

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  anna = await content.as("editor", "Anna");
  bo = await content.as("editor", "Bo");
});
afterAll(() => content.stop());

type Doc = { id: number; updatedAt: string; title: string; description: string; address: string };
const json = (method: string, body: object): RequestInit => ({ method, body: JSON.stringify(body) });
const read = async (response: Response) => (await response.json()) as { doc: Doc };
const told = async (response: Response) => [response.status, await response.text()] as const;

let made = 0;
async function addPage(): Promise<Doc> {
  made += 1;
  const data = { title: `Sida ${made}`, address: `/historia-${made}/`, language: "sv", mood: "day" } as const;
  const page = await content.payload.create({ collection: "pages", data: { ...data, _status: "published" } });
  return page as unknown as Doc;
}
const stored = (id: number, draft = true) => content.payload.findByID({ collection: "pages", id, draft });
const versions = async (id: number) => {
  const where = { parent: { equals: id } };
  return (await content.payload.findVersions({ collection: "pages", where, sort: "updatedAt", depth: 0 })).docs;
};

test.each([
  ["a draft", "?draft=true", { _status: "draft" }],
  ["an autosave", "?draft=true&autosave=true", { _status: "draft" }],
  ["a publish", "", { _status: "published" }],
])(
  "%s that was made on an older version is refused, and tells who saved meanwhile and when",
  async (_, query, status) => {
    const { id, updatedAt } = await addPage();
    const path = `/content-api/pages/${id}${query}`;
    expect((await anna.sendAsIs(path, json("PATCH", { title: "Annas", updatedAt, ...status }))).status).toBe(200);
    const second = await told(await bo.sendAsIs(path, json("PATCH", { title: "Bos", updatedAt, ...status })));
    expect(second).toEqual([409, expect.stringMatching(/Anna sparade kl\. \d\d\.\d\d, medan du skrev/)]);
    expect(await stored(id)).toMatchObject({ title: "Annas" });
    const mine = await told(await anna.sendAsIs(path, json("PATCH", { title: "Annas andra", updatedAt, ...status })));
    expect(mine).toEqual([409, expect.stringContaining("Du sparade i ett annat fönster")]);
  },
);

test("the second reads what the first saved, and saves on it", async () => {
  const { id, updatedAt } = await addPage();
  const path = `/content-api/pages/${id}?draft=true`;
  await anna.sendAsIs(path, json("PATCH", { title: "Annas", description: "Annas", updatedAt }));
  const newest = await read(await bo.send(`/content-api/newest?collection=pages&id=${id}`));
  expect(newest.doc).toMatchObject({ title: "Annas", description: "Annas" });
  const chosen = { title: "Bos", description: newest.doc.description, updatedAt: newest.doc.updatedAt };
  expect((await bo.sendAsIs(path, json("PATCH", chosen))).status).toBe(200);
  expect(await stored(id)).toMatchObject({ title: "Bos", description: "Annas" });
  expect((await content.asVisitor(`/content-api/newest?collection=pages&id=${id}`)).status).toBe(401);
  expect((await bo.send("/content-api/newest?collection=users&id=1")).status).toBe(404);
});

test("what only one of the two changed is saved together, and the site's page has both", async () => {
  const { id } = await addPage();
  const base = (await stored(id)) as unknown as Doc;
  const path = `/content-api/pages/${id}`;
  const annas = { description: "Annas", updatedAt: base.updatedAt, _status: "published" };
  expect((await anna.sendAsIs(path, json("PATCH", annas))).status).toBe(200);
  const mine = { ...base, title: "Bos" };
  expect((await bo.sendAsIs(path, json("PATCH", mine))).status).toBe(409);
  const { doc } = await read(await bo.send(`/content-api/newest?collection=pages&id=${id}`));
  const { conflicts, theirs } = changedMeanwhile(mine, base, doc);
  expect([conflicts, theirs]).toEqual([[], ["description"]]);
  const together = { ...withValuesOf(mine, doc, theirs), updatedAt: doc.updatedAt };
  expect((await bo.sendAsIs(path, json("PATCH", together))).status).toBe(200);
  expect(await stored(id, false)).toMatchObject({ title: "Bos", description: "Annas", _status: "published" });
});

test("a save that does not say what it was made on is refused, and one that changes nothing is not", async () => {
  const { id, title } = await addPage();
  const path = `/content-api/pages/${id}`;
  expect((await bo.sendAsIs(path, json("PATCH", { title: "Bos" }))).status).toBe(428);
  expect((await bo.sendAsIs(path, json("PATCH", { title, _status: "published" }))).status).toBe(200);
  expect((await bo.sendAsIs(path, json("PATCH", { _status: "draft" }))).status).toBe(200);
});

test("of two who save at the same instant one is refused", async () => {
  const { id, updatedAt } = await addPage();
  const holder = await content.payload.db.pool.connect();
  await holder.query("begin");
  await holder.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`save pages ${id}`]);
  const both = Promise.all(
    [anna, bo].map((person) =>
      person.sendAsIs(`/content-api/pages/${id}`, json("PATCH", { title: person.user.name, updatedAt })),
    ),
  );
  const waiting = async () =>
    (await holder.query("select from pg_locks where locktype = 'advisory' and not granted")).rows.length;
  await expect.poll(waiting).toBe(2);
  await holder.query("commit");
  holder.release();
  expect((await both).map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test.each(["siteConfiguration", "navigation", "postage"] as const)("%s too", async (slug) => {
  const path = `/content-api/globals/${slug}?draft=true`;
  const bodies = {
    siteConfiguration: [{ notificationMessage: "Annas" }, { notificationMessage: "Bos" }],
    navigation: [{ sv: { main: [{ label: "Annas", href: "/" }] } }, { sv: { main: [{ label: "Bos", href: "/" }] } }],
    postage: [{ steps: [{ upToGrams: 10, price: 1 }] }, { steps: [{ upToGrams: 20, price: 2 }] }],
  };
  const { updatedAt } = await content.payload.findGlobal({ slug, draft: true });
  const [annas, bos] = bodies[slug];
  expect((await anna.sendAsIs(path, json("POST", { ...annas, updatedAt }))).status).toBe(200);
  expect((await bo.sendAsIs(path, json("POST", { ...bos, updatedAt }))).status).toBe(409);
  expect((await bo.sendAsIs(path, json("POST", bos ?? {}))).status).toBe(428);
});

test("a text and a picture's words too, though they have no drafts", async () => {
  const [text] = (await content.payload.find({ collection: "translations", limit: 1 })).docs;
  const path = `/content-api/translations/${text?.id ?? 0}`;
  const change = (sv: string) => json("PATCH", { sv: `${text?.sv ?? ""} ${sv}`, updatedAt: text?.updatedAt });
  expect((await anna.sendAsIs(path, change("ett"))).status).toBe(200);
  expect((await bo.sendAsIs(path, change("två"))).status).toBe(409);
});

test("what is on the site can be taken up again in place of a draft", async () => {
  const { id } = await addPage();
  await anna.send(`/content-api/pages/${id}?draft=true`, json("PATCH", { title: "Utkast" }));
  const published = await stored(id, false);
  const back = await bo.sendAsIs(`/content-api/pages/${id}`, json("PATCH", published));
  expect(back.status).toBe(200);
  expect(await stored(id)).toMatchObject({ title: published.title, _status: "published" });
});

test("each version has its author; the autosaves of one sitting are one version, and another's are their own", async () => {
  const { id, title } = await addPage();
  const autosave = `/content-api/pages/${id}?draft=true&autosave=true`;
  for (const typed of ["A", "An", "Ann"]) await anna.send(autosave, json("PATCH", { title: typed }));
  await bo.send(autosave, json("PATCH", { title: "Bo" }));
  await anna.send(`/content-api/pages/${id}`, json("PATCH", { title: "Klar", _status: "published" }));
  const kept = (await versions(id)).map(({ version }) => [version.title, version.savedBy]);
  expect(kept).toEqual([
    [title, null],
    ["Ann", anna.user.id],
    ["Bo", bo.user.id],
    ["Klar", anna.user.id],
  ]);
  expect(await stored(id, false)).toMatchObject({ title: "Klar" });
});

test("nobody signs for another", async () => {
  const { id } = await addPage();
  await anna.send(`/content-api/pages/${id}?draft=true`, json("PATCH", { title: "Min", savedBy: bo.user.id }));
  expect((await stored(id)).savedBy).toBe(anna.user.id);
});

test("an autosave of a published page publishes nothing, and one that cannot be published is kept", async () => {
  const { id, title } = await addPage();
  const response = await anna.send(
    `/content-api/pages/${id}?draft=true&autosave=true`,
    json("PATCH", { title: "", address: "fel adress" }),
  );
  expect(response.status).toBe(200);
  expect(await stored(id, false)).toMatchObject({ title, _status: "published" });
  expect(await stored(id)).toMatchObject({ address: "fel adress", _status: "draft" });
});

test("an old draft comes back as a draft, and what visitors see stays", async () => {
  const { id, title } = await addPage();
  await anna.send(`/content-api/pages/${id}?draft=true`, json("PATCH", { title: "Gammalt utkast" }));
  await anna.send(`/content-api/pages/${id}`, json("PATCH", { title: "Nu", _status: "published" }));
  const all = await versions(id);
  const old = all.find(({ version }) => version.title === "Gammalt utkast");
  expect((await bo.send(`/content-api/pages/versions/${old?.id ?? 0}`, { method: "POST" })).status).toBe(200);
  expect(await stored(id, false)).toMatchObject({ title: "Nu", _status: "published" });
  expect(await stored(id)).toMatchObject({ title: "Gammalt utkast", _status: "draft" });
  const first = all.find(({ version }) => version.title === title);
  expect((await bo.send(`/content-api/pages/versions/${first?.id ?? 0}`, { method: "POST" })).status).toBe(200);
  expect(await stored(id, false)).toMatchObject({ title, _status: "published" });
  expect((await stored(id)).savedBy).toBe(bo.user.id);
});

test("an old draft of the menus comes back as a draft, and the site keeps its menus", async () => {
  const path = "/content-api/globals/navigation";
  const label = (text: string) => ({ sv: { main: [{ label: text, href: "/om-oss/" }] } });
  await anna.send(`${path}?draft=true`, json("POST", label("Utkast")));
  await anna.send(path, json("POST", { ...label("Ute"), _status: "published" }));
  const { docs } = await content.payload.findGlobalVersions({ slug: "navigation", sort: "-updatedAt" });
  const draft = docs.find(({ version }) => version._status === "draft");
  expect((await bo.send(`${path}/versions/${draft?.id ?? ""}`, { method: "POST" })).status).toBe(200);
  const live = await content.payload.findGlobal({ slug: "navigation" });
  expect([live._status, live.sv?.main?.[0]?.label]).toEqual(["published", "Ute"]);
  expect((await content.asBuild("/content-api/published/site")).status).toBe(200);
});

type Lock = { document?: { relationTo: "pages"; value: number }; globalSlug?: string };
const openedBy = async (person: Person, lock: Lock) => {
  const user = { relationTo: "users" as const, value: person.user.id };
  await content.payload.create({ collection: "payload-locked-documents", data: { ...lock, user } });
};
const lockOf = (id: number): Lock => ({ document: { relationTo: "pages", value: id } });
const holders = async (lock: Lock) => {
  const where: Where = lock.document
    ? { "document.relationTo": { equals: "pages" }, "document.value": { equals: lock.document.value } }
    : { globalSlug: { equals: lock.globalSlug } };
  const { docs } = await content.payload.find({ collection: "payload-locked-documents", where, depth: 0 });
  return docs.map(({ user, updatedAt }) => ({ id: user.value, updatedAt }));
};
const age = (minutes: number) =>
  content.payload.db.pool.query("update payload_locked_documents set updated_at = now() - $1 * interval '1 minute'", [
    minutes,
  ]);

test("who writes keeps the lock through her own saves: the other is told, until she leaves", async () => {
  const { id } = await addPage();
  const path = `/content-api/pages/${id}`;
  await openedBy(anna, lockOf(id));
  await age(4);
  const before = await holders(lockOf(id));
  expect((await anna.send(`${path}?draft=true&autosave=true`, json("PATCH", { title: "An" }))).status).toBe(200);
  const [held, ...others] = await holders(lockOf(id));
  expect([held?.id, others]).toEqual([anna.user.id, []]);
  expect(Date.parse(held?.updatedAt ?? "")).toBeGreaterThan(Date.parse(before[0]?.updatedAt ?? "") + 3 * 60 * 1000);
  expect((await anna.send(`${path}?draft=true`, json("PATCH", { title: "Ann" }))).status).toBe(200);
  expect((await bo.send(path, json("PATCH", { title: "Bos" }))).status).toBe(423);
  await bo.send(`/content-api/stops-writing?collection=pages&id=${id}`, { method: "POST" });
  expect(await holders(lockOf(id))).toHaveLength(1);
  await anna.send(`/content-api/stops-writing?collection=pages&id=${id}`, { method: "POST" });
  expect(await holders(lockOf(id))).toEqual([]);
  expect((await bo.send(path, json("PATCH", { title: "Bos" }))).status).toBe(200);
});

test("the last words of who leaves are saved, and keep no lock", async () => {
  const { id } = await addPage();
  const path = `/content-api/pages/${id}?draft=true&autosave=true&leaves=true`;
  await openedBy(anna, lockOf(id));
  expect((await anna.send(path, json("PATCH", { title: "Annas sista ord" }))).status).toBe(200);
  expect(await holders(lockOf(id))).toEqual([]);
  await openedBy(bo, lockOf(id));
  const late = await anna.send(path, json("PATCH", { title: "För sent" }));
  expect(late.status).toBe(423);
  expect((await holders(lockOf(id))).map((held) => held.id)).toEqual([bo.user.id]);
});

test("the menus' lock too", async () => {
  const lock = { globalSlug: "navigation" };
  await openedBy(anna, lock);
  const body = { sv: { main: [{ label: "Annas", href: "/" }] } };
  expect((await anna.send("/content-api/globals/navigation?draft=true", json("POST", body))).status).toBe(200);
  expect((await holders(lock)).map((held) => held.id)).toEqual([anna.user.id]);
  await anna.send("/content-api/stops-writing?global=navigation", { method: "POST" });
  expect(await holders(lock)).toEqual([]);
});

test("what the service itself saves is not stopped by the lock, and leaves it with its holder", async () => {
  const { id } = await addPage();
  await openedBy(anna, lockOf(id));
  await age(2);
  const before = await holders(lockOf(id));
  await content.payload.update({ collection: "pages", id, data: { description: "Bestämd tid" } });
  expect(await holders(lockOf(id))).toEqual(before);
  expect(await stored(id)).toMatchObject({ description: "Bestämd tid" });
});

test("a lock that nobody refreshed ends, and who saves without having it open takes none", async () => {
  const { id } = await addPage();
  await openedBy(anna, lockOf(id));
  await age(6);
  expect((await bo.send(`/content-api/pages/${id}`, json("PATCH", { title: "Bos" }))).status).toBe(200);
  expect(await holders(lockOf(id))).toEqual([]);
});

test("who wrote on an older version is told of the lock first, while the other still writes", async () => {
  const { id, updatedAt } = await addPage();
  await openedBy(anna, lockOf(id));
  const path = `/content-api/pages/${id}?draft=true`;
  expect((await anna.sendAsIs(path, json("PATCH", { title: "Annas", updatedAt }))).status).toBe(200);
  expect((await bo.sendAsIs(path, json("PATCH", { title: "Bos", updatedAt }))).status).toBe(423);
  expect(await stored(id)).toMatchObject({ title: "Annas" });
});

test("who has it open is named in Swedish to the one who saves over the lock", async () => {
  const { id } = await addPage();
  await openedBy(anna, lockOf(id));
  const refused = await told(await bo.send(`/content-api/pages/${id}`, json("PATCH", { title: "Bos" })));
  expect(refused).toEqual([423, expect.stringMatching(/Anna skriver här nu \(senast kl\. \d\d\.\d\d\)/)]);
  const asked = await bo.send(`/content-api/who-writes?collection=pages&id=${id}`);
  const words = expect.stringMatching(/^Anna skriver här nu \(senast kl\. \d\d\.\d\d\)\.$/) as string;
  expect(await asked.json()).toEqual({ told: words });
  expect((await content.asVisitor(`/content-api/who-writes?collection=pages&id=${id}`)).status).toBe(401);
});
