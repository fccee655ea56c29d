import { afterAll, beforeAll, expect, test } from "vitest";
import { may, type Operation, type Part, type Role, roleLabels } from "../../../services/content/src/access/roles.ts";
import { seed } from "../../../services/content/src/seed/seed.ts";
import { sample } from "./sample-content.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

/** Every role on every call: what is let in is what the table in `roles.ts` says, and what is refused changes nothing. */
const roles = Object.keys(roleLabels) as Role[];
let content: TestContent;
let people: Map<Role, Person>;

beforeAll(async () => {
  content = await startContent();
  await seed({ payload: content.payload, content: sample, administrator: undefined });
  people = new Map(await Promise.all(roles.map(async (role) => [role, await content.as(role)] as const)));
});
afterAll(() => content.stop());

const send = (role: Role, method: string, path: string, body?: object) =>
  people.get(role)?.send(`/content-api/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }) ?? Promise.reject(new Error("nobody"));

type Drafted = "pages" | "articles" | "campaigns" | "giftProducts" | "membershipKinds";
const drafted: Drafted[] = ["pages", "articles", "campaigns", "giftProducts", "membershipKinds"];

let made = 0;
/** A published record of its own, with a draft beside it; gift products have one of each kind, and keep theirs. */
async function record(part: Drafted) {
  made += 1;
  const { payload } = content;
  const context = { skipsPublish: true };
  const [first] = (await payload.find({ collection: part, limit: 1, depth: 0, sort: "createdAt" })).docs;
  if (first === undefined) throw new Error(`The sample has no ${part}`);
  const kept = Object.entries(first).filter(([name]) => !["id", "createdAt", "updatedAt"].includes(name));
  const data = Object.fromEntries(kept) as Record<string, unknown>;
  const own = {
    pages: { address: `/egen-${made}/`, translation: null },
    articles: { articleNumber: `E${made}` },
    campaigns: { code: `EGEN_${made}` },
    giftProducts: {},
    membershipKinds: { code: `egen-${made}` },
  }[part];
  const { id } =
    part === "giftProducts"
      ? first
      : await payload.create({ collection: part, data: { ...data, ...own, _status: "published" } as never, context });
  await payload.update({ collection: part, id, data: {}, draft: true, context });
  return { id, data: { ...data, ...own } as Record<string, unknown> };
}

const stored = async (part: Drafted, id: number) => {
  const found = await content.payload.findByID({ collection: part, id, depth: 0, disableErrors: true });
  return JSON.stringify(found);
};
const published = async (part: Drafted) =>
  (await content.payload.count({ collection: part, where: { _status: { equals: "published" } } })).totalDocs;
const newestVersion = async (part: Drafted, id: number, status: "draft" | "published") => {
  const where = { parent: { equals: id }, "version._status": { equals: status } };
  const { docs } = await content.payload.findVersions({ collection: part, where, sort: "-createdAt", limit: 1 });
  return docs[0]?.id ?? 0;
};

type Call = {
  name: string;
  needs: Operation[] | "nobody";
  /** Path below the collection, body, by the record. */
  ask: (part: Drafted, id: number, data: Record<string, unknown>) => Promise<[string, string, object?]>;
};
const call = (name: string, needs: Call["needs"], ask: Call["ask"]): Call => ({ name, needs, ask });
const at =
  (method: string, query: string, body?: object): Call["ask"] =>
  (_, id) =>
    Promise.resolve(body === undefined ? [method, `/${id}${query}`] : [method, `/${id}${query}`, body]);
const fresh = (data: Record<string, unknown>) => ({
  ...data,
  ...(data.address !== undefined && { address: `/ny-${(made += 1)}/` }),
  ...(data.articleNumber !== undefined && { articleNumber: `N${(made += 1)}` }),
  ...(data.code !== undefined && { code: `NY_${(made += 1)}` }),
});

const calls: Call[] = [
  call("find", ["read"], () => Promise.resolve(["GET", ""])),
  call("count", ["read"], () => Promise.resolve(["GET", "/count"])),
  call("findByID", ["read"], at("GET", "?draft=true")),
  call("list versions", ["readVersions"], () => Promise.resolve(["GET", "/versions"])),
  call("read a version", ["readVersions"], async (part, id) => [
    "GET",
    `/versions/${await newestVersion(part, id, "published")}`,
  ]),
  call("create a draft", ["create"], (_, __, data) =>
    Promise.resolve(["POST", "?draft=true", { ...fresh(data), _status: "draft" }]),
  ),
  call("create it published", ["create", "publish"], (_, __, data) =>
    Promise.resolve(["POST", "", { ...fresh(data), _status: "published" }]),
  ),
  call("create a draft that says published", ["create", "publish"], (_, __, data) =>
    Promise.resolve(["POST", "?draft=true", { ...fresh(data), _status: "published" }]),
  ),
  call("save a draft", ["saveDraft"], at("PATCH", "?draft=true", { _status: "draft" })),
  call("autosave", ["saveDraft"], at("PATCH", "?draft=true&autosave=true", {})),
  call("publish", ["publish"], at("PATCH", "", { _status: "published" })),
  call("publish by a draft", ["publish"], at("PATCH", "?draft=true", { _status: "published" })),
  call("publish by an autosave", ["publish"], at("PATCH", "?autosave=true", { _status: "published" })),
  call("publish one language", ["publish"], at("PATCH", "?draft=true&publishSpecificLocale=sv", {})),
  call("change without saying", ["publish"], at("PATCH", "", {})),
  call("unpublish all languages", ["unpublish"], at("PATCH", "?draft=true&unpublishAllLocales=true", {})),
  call("restore what was published", ["publish"], async (part, id) => [
    "POST",
    `/versions/${await newestVersion(part, id, "published")}`,
  ]),
  call("restore a draft", ["saveDraft"], async (part, id) => [
    "POST",
    `/versions/${await newestVersion(part, id, "draft")}`,
  ]),
  call("restore as a draft", ["saveDraft"], async (part, id) => [
    "POST",
    `/versions/${await newestVersion(part, id, "published")}?draft=true`,
  ]),
  // Payload copies as a draft, unless told otherwise.
  call("copy", ["create"], at("POST", "/duplicate", {})),
  call("copy as what it is", ["create", "publish"], at("POST", "/duplicate?draft=false", {})),
  call("copy as published", ["create", "publish"], at("POST", "/duplicate", { _status: "published" })),
  call("copy as a draft", ["create"], at("POST", "/duplicate?draft=true", {})),
  call("change several", "nobody", () => Promise.resolve(["PATCH", "?where[id][exists]=true", {}])),
  call("delete several", "nobody", () => Promise.resolve(["DELETE", "?where[id][exists]=true"])),
  call("unpublish", ["unpublish"], at("PATCH", "", { _status: "draft" })),
  call("delete for good", ["emptyBin"], at("DELETE", "")),
];

const cases = drafted.flatMap((part) => calls.flatMap((each) => roles.map((role) => ({ part, call: each, role }))));

test.each(cases)("$part: $role, $call.name", async ({ part, call: { ask, needs }, role }) => {
  const { id, data } = await record(part);
  const before = await stored(part, id);
  const count = await published(part);
  const [method, path, body] = await ask(part, id, data);
  const { status } = await send(role, method, `${part}${path}`, body);
  const isAllowed = needs !== "nobody" && needs.every((operation) => may({ role }, operation, part));
  // What is let in may still be refused for what it is: a kind of gift that there is already, a card that was sent.
  expect(status === 403 || status === 404 ? "refused" : "let in").toBe(isAllowed ? "let in" : "refused");
  if (!isAllowed) expect(await stored(part, id)).toBe(before);
  if (!may({ role }, "publish", part)) expect(await published(part)).toBe(count);
});

const lone = ["siteConfiguration", "navigation", "postage"] as const;
const loneCalls: [string, Operation, string, string, object?][] = [
  ["read", "read", "GET", ""],
  ["list versions", "readVersions", "GET", "/versions"],
  ["save a draft", "saveDraft", "POST", "?draft=true", { _status: "draft" }],
  ["publish", "publish", "POST", "", { _status: "published" }],
  ["publish by a draft", "publish", "POST", "?draft=true", { _status: "published" }],
  ["change without saying", "publish", "POST", "", {}],
  ["unpublish", "unpublish", "POST", "", { _status: "draft" }],
];
const loneCases = lone.flatMap((part) => loneCalls.flatMap((each) => roles.map((role) => ({ part, each, role }))));

test.each(loneCases)("$part: $role, $each.0", async ({ part, each: [, operation, method, query, body], role }) => {
  const { status } = await send(role, method, `globals/${part}${query}`, body);
  expect(status === 403 || status === 404).toBe(!may({ role }, operation, part));
});

const others: [string, Part, Operation[] | "nobody", string, string, object?][] = [
  ["reads texts", "translations", ["read"], "GET", "translations"],
  ["changes a text", "translations", ["publish"], "PATCH", "translations/ID", {}],
  ["adds a text", "translations", "nobody", "POST", "translations", { key: "a.b", sv: "a", en: "b" }],
  ["removes a text", "translations", "nobody", "DELETE", "translations/ID"],
  ["reads pictures", "media", ["read"], "GET", "media"],
  ["lists set times", "scheduled", ["read"], "GET", "scheduled"],
  ["sets a time past the calls", "scheduled", "nobody", "POST", "scheduled", { record: "pages/1", title: "x" }],
  ["changes a set time past the calls", "scheduled", "nobody", "PATCH", "scheduled/1", { state: "waiting" }],
  ["adds a person", "users", ["create"], "POST", "users", { name: "Ny" }],
  ["removes a person", "users", ["emptyBin"], "DELETE", "users/ID"],
  ["asks Payload's queue", "scheduled", "nobody", "GET", "payload-jobs/run"],
];

test.each(others.flatMap((each) => roles.map((role) => ({ each, role }))))("$role $each.0", async ({ each, role }) => {
  const [, part, needs, method, path, body] = each;
  const slug = path.split("/", 1)[0] as "translations" | "users";
  const { docs } = path.includes("ID")
    ? await content.payload.find({ collection: slug, limit: 1, sort: "-id" })
    : { docs: [] };
  const own = { ...body, ...(slug === "users" && { email: `${crypto.randomUUID()}@example.test`, role: "writer" }) };
  const id = docs[0]?.id ?? 0;
  const isAllowed = needs !== "nobody" && needs.every((operation) => may({ role }, operation, part));
  // An administrator who may remove a person is not let try it on those at work here.
  if (isAllowed && method === "DELETE") return;
  const answer = await send(role, method, path.replace("ID", String(id)), body === undefined ? undefined : own);
  expect(answer.status === 403 || answer.status === 404).toBe(!isAllowed);
});

test("a writer bins their own draft but not what is published, nor anything for good", async () => {
  const { id } = await record("pages");
  const binned = await send("writer", "PATCH", `pages/${id}?draft=true`, { deletedAt: new Date().toISOString() });
  expect(binned.status).toBe(403);
  expect(await binned.text()).toContain("slängs av en redaktör");
});

test("nobody gives themselves a role, or a second factor by a tick", async () => {
  const writer = people.get("writer");
  await writer?.send(`/content-api/users/${writer.user.id}`, {
    method: "PATCH",
    body: JSON.stringify({ role: "administrator", secondFactor: true }),
  });
  const after = await content.payload.findByID({ collection: "users", id: writer?.user.id ?? 0 });
  expect([after.role, after.secondFactor]).toEqual(["writer", false]);
});
