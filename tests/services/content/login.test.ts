import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { contentUrl, startContent, type TestContent } from "./test-content.ts";

/** How long refusals wait, and what they wait for instead of that time. */
const wait = vi.spyOn(timers, "setTimeout");
let waited: Promise<undefined> | undefined;
wait.mockImplementation(() => waited ?? Promise.resolve());
syncBuiltinESMExports();
beforeEach(() => {
  waited = undefined;
  wait.mockClear();
});
afterAll(() => {
  wait.mockRestore();
  syncBuiltinESMExports();
});

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

const right = "Fyra lugna andetag 5";
let addresses = 0;
/** Of a network of its own, unless said otherwise: what one test has tried is no business of the next. */
const somewhere = () => `198.51.100.${(addresses += 1)}`;

const attempt = async (data: unknown, from = somewhere()) => {
  const response = await content.asVisitor("/content-api/users/login", {
    method: "POST",
    headers: { "content-type": "application/json", "x-client-address": from },
    body: JSON.stringify(data),
  });
  return { status: response.status, body: await response.text() };
};
const makeUser = async () => (await content.as("editor")).user.email;

test("a wrong password, a locked account and an account that there is not are told alike, and take as long", async () => {
  const email = await makeUser();
  const nobody = await attempt({ email: "nobody@example.test", password: right });
  const from = somewhere();
  const wrong = await attempt({ email, password: "fel" }, from);
  await Promise.all([1, 2, 3, 4].map(() => attempt({ email, password: "fel" }, from)));
  const locked = await attempt({ email, password: right }, from);
  for (const { status, body } of [nobody, wrong, locked]) expect([status, body]).toEqual([401, nobody.body]);
  expect(nobody.body).toContain("Fel e-postadress eller lösenord");
  expect(new Set(wait.mock.calls.map(([ms]) => ms)).size).toBe(1);
});

test("a refusal is told when its time is over, however soon it was known", async () => {
  const [email, colleague] = [await makeUser(), await makeUser()];
  const from = somewhere();
  await Promise.all([1, 2, 3, 4, 5].map(() => attempt({ email, password: "fel" }, from)));
  const told: string[] = [];
  const time = Promise.withResolvers<undefined>();
  waited = time.promise;
  const refusals = [
    attempt({ email: "nobody@example.test", password: right }).then(() => told.push("nobody")),
    attempt({ email: colleague, password: "fel" }).then(() => told.push("wrong")),
    attempt({ email, password: right }, from).then(() => told.push("locked")),
  ];
  // The same work, begun after theirs.
  for (let times = 0; times < 2; times += 1)
    expect((await attempt({ email: colleague, password: right })).status).toBe(200);
  told.push("the time is over");
  time.resolve(undefined);
  await Promise.all(refusals);
  expect(told[0]).toBe("the time is over");
});

test("an editor logs in though strangers elsewhere try, until so many have that it is an attack", async () => {
  const email = await makeUser();
  const stranger = somewhere();
  await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => attempt({ email, password: "fel" }, stranger)));
  await Promise.all([1, 2, 3].map(() => attempt({ email, password: "fel" })));
  expect((await attempt({ email, password: right })).status).toBe(200);
  expect((await attempt({ email, password: right }, stranger)).status).toBe(401);

  // As if most of them had come already; what is counted by network is of other networks.
  await content.payload.db.drizzle.execute("update login_attempts set failures = 49");
  expect((await attempt({ email, password: right })).status).toBe(200);
  await attempt({ email, password: "fel" });
  expect((await attempt({ email, password: right })).status).toBe(401);
});

test("who knows the password does not wait", async () => {
  const email = await makeUser();
  expect((await attempt({ email: ` ${email.toUpperCase()} `, password: right })).status).toBe(200);
});

test("who logs in on two devices at once is logged in on both", async () => {
  const email = await makeUser();
  const logIn = async () => {
    const response = await content.asVisitor("/content-api/users/login", {
      method: "POST",
      headers: { "content-type": "application/json", "x-client-address": somewhere() },
      body: JSON.stringify({ email, password: right }),
    });
    const [cookie = ""] = (response.headers.get("set-cookie") ?? "").split(";", 1);
    return cookie;
  };
  const cookies = await Promise.all([logIn(), logIn(), logIn()]);
  const seen = cookies.map(async (cookie) => {
    const response = await content.asVisitor("/content-api/users/me", { headers: { cookie, origin: contentUrl } });
    return ((await response.json()) as { user: { email: string } | null }).user?.email;
  });
  expect(await Promise.all(seen)).toEqual([email, email, email]);
});

test("twenty failures from one address are enough, also all at once, whoever they were for and whatever comes then", async () => {
  const email = await makeUser();
  const from = "203.0.113.9";
  const tries = await Promise.all(
    Array.from({ length: 24 }, (_, at) => attempt({ email: `nobody-${at}@example.test`, password: "fel" }, from)),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 20 }, () => 401),
    ...Array.from({ length: 4 }, () => 429),
  ]);
  const refused = await attempt({ email, password: right }, from);
  expect([refused.status, refused.body]).toEqual([429, expect.stringContaining("Vänta tio minuter")]);
  expect((await attempt({ email, password: right })).status).toBe(200);

  await content.payload.db.drizzle.execute("update login_attempts set ends_at = now() - interval '1 second'");
  expect((await attempt({ email, password: right }, from)).status).toBe(200);
});

test("a day of logging in and out from one office is no attack", async () => {
  const email = await makeUser();
  const from = "203.0.113.10";
  for (let times = 0; times < 25; times += 1) {
    expect((await attempt({ email, password: right }, from)).status).toBe(200);
  }
});

test("neighbours in one network of the newer kind are counted as one, and so is who was tried; neither can be read", async () => {
  const { drizzle } = content.payload.db;
  await drizzle.execute("delete from login_attempts");
  await attempt({ email: "nobody@example.test", password: "fel" }, "2001:db8:1:2::1");
  await attempt({ email: "nobody@example.test", password: "fel" }, "2001:db8:1:2:ffff::9");
  const { rows } = await drizzle.execute("select client, failures from login_attempts");
  const counted = { client: expect.stringMatching(/^[0-9a-f]{64}$/) as string, failures: 2 };
  expect(rows).toEqual([counted, counted, counted]);
});

test.each<[string, unknown]>([
  ["no e-mail address", { password: right }],
  ["no password", { email: "a@b.se" }],
  ["other kinds of things", { email: { not: "" }, password: ["x"] }],
  ["a list", []],
  ["nothing", null],
  ["a NUL", { email: "a\u0000@b.se", password: "x" }],
])("a login with %s is refused as such", async (_, data) => {
  expect((await attempt(data)).status).toBe(400);
});

test.each([
  ["first-register", { email: "a@b.se", password: right, name: "Jag", role: "administrator" }],
  ["verify/abc", {}],
])("%s is closed to everyone", async (path, data) => {
  const response = await content.asVisitor(`/content-api/users/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  expect(response.status).toBe(404);
});

test("the first to come is nobody's master, also when all users are gone", async () => {
  await content.payload.db.deleteMany({ collection: "users", where: {} });
  const data = { email: "first@example.test", password: right, name: "Jag", role: "administrator" };
  const response = await content.asVisitor("/content-api/users/first-register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("skapas på servern")]);
  expect((await content.payload.count({ collection: "users" })).totalDocs).toBe(0);
});
