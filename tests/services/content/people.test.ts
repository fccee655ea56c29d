import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { deviceOf } from "../../../services/content/src/access/device.ts";
import { base32, codeOf, stepAt, stepOf } from "../../../services/content/src/access/totp.ts";
import { type Person, startContent, type TestContent } from "./test-content.ts";

/** How long answers wait, in place of that time. */
const wait = vi.spyOn(timers, "setTimeout").mockImplementation(() => Promise.resolve());
syncBuiltinESMExports();

let content: TestContent;
type Mail = { to: { address: string }; subject: string; text: string; html: string };
const mails: Mail[] = [];

beforeAll(async () => {
  content = await startContent();
  vi.spyOn(content.payload, "sendEmail").mockImplementation((mail) => {
    mails.push(mail as never);
    return Promise.resolve(undefined);
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await content.stop();
  wait.mockRestore();
  syncBuiltinESMExports();
});
beforeEach(async () => {
  mails.length = 0;
  wait.mockClear();
  // In the middle of a half minute, so that no code grows old while it is tried.
  vi.setSystemTime(Math.floor(Date.now() / 30_000) * 30_000 + 15_000);
  await content.payload.db.drizzle.execute("delete from login_attempts");
});

const password = "Fyra lugna andetag 5";
const other = "Sju glada fiskar 9 dansar";

let addresses = 0;
const post = async (path: string, body: object, from = `198.51.100.${(addresses += 1)}`, more: object = {}) => {
  const response = await content.asVisitor(`/content-api/users/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-client-address": from, ...more },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text(), cookie: response.headers.get("set-cookie") };
};
const as = async (person: Person, path: string, body?: object) => {
  const response = await person.send(`/content-api/users/${path}`, {
    method: body === undefined ? "GET" : "POST",
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const isIn = async (person: Person) => {
  const { body } = await as(person, "me");
  return (body.user ?? null) !== null;
};
const linkIn = (mail: Mail | undefined) => /\/admin\/reset\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
const forget = async (email: string) => {
  const answer = await post("forgot-password", { email });
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  return { answer, token: linkIn(mails[0]) };
};

test("a link to a new password comes by mail, leads to our own host, and works once", async () => {
  const editor = await content.as("editor");
  const { token } = await forget(editor.user.email);
  expect(mails[0]).toMatchObject({ to: { address: editor.user.email }, subject: "Välj ett nytt lösenord" });
  for (const words of [mails[0]?.text, mails[0]?.html])
    expect(words).toContain(`http://localhost:8002/admin/reset/${token}`);
  mails.length = 0;
  expect((await post("reset-password", { token, password: other })).status).toBe(200);
  expect(await isIn(editor)).toBe(false);
  expect(mails.map(({ subject }) => subject)).toEqual(["Ditt lösenord är bytt"]);
  const again = await post("reset-password", { token, password: "Nio tysta bilar 3 sover" });
  expect([again.status, again.text]).toEqual([410, expect.stringContaining("har redan använts")]);
  expect((await post("login", { email: editor.user.email, password })).status).toBe(401);
  expect((await post("login", { email: editor.user.email, password: other })).status).toBe(200);
});

test("the host of the request says nothing of where the link leads", async () => {
  const { user } = await content.as("editor");
  await post("forgot-password", { email: user.email }, undefined, {
    host: "evil.test",
    "x-forwarded-host": "evil.test",
  });
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  expect(`${mails[0]?.text ?? ""}${mails[0]?.html ?? ""}`).not.toContain("evil.test");
});

test("an unknown address gets the same answer after the same time, and no mail", async () => {
  const { user } = await content.as("editor");
  const unknown = await post("forgot-password", { email: "nobody@example.test" });
  const { answer } = await forget(` ${user.email.toUpperCase()} `);
  expect([unknown.status, unknown.text]).toEqual([answer.status, answer.text]);
  expect(new Set(wait.mock.calls.map(([ms]) => ms)).size).toBe(1);
  expect(mails).toHaveLength(1);
});

test("a weak password is refused in words and the link stays good; an hour later it is not", async () => {
  const { user } = await content.as("editor");
  const { token } = await forget(user.email);
  const weak = await post("reset-password", { token, password: "hej" });
  expect([weak.status, weak.text]).toEqual([400, expect.stringContaining("minst 12 tecken")]);
  await content.payload.db.drizzle.execute("update password_links set ends_at = ends_at - interval '59 minutes'");
  expect((await post("reset-password", { token, password: "hej" })).status).toBe(400);
  await content.payload.db.drizzle.execute("update password_links set ends_at = ends_at - interval '1 minute'");
  expect((await post("reset-password", { token, password: other })).status).toBe(410);
});

test("of two who use a link at the same moment, one does; what is stored is no link", async () => {
  const { user } = await content.as("editor");
  const { token } = await forget(user.email);
  const { rows } = await content.payload.db.drizzle.execute("select link from password_links");
  expect(rows.map(({ link }) => link)).not.toContain(token);
  const both = await Promise.all(
    [other, "Nio tysta bilar 3 sover"].map((each) => post("reset-password", { token, password: each })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

test("nobody's mailbox is filled: three links for an account, ten from a place", async () => {
  const { user } = await content.as("editor");
  for (let times = 0; times < 5; times += 1)
    expect((await post("forgot-password", { email: user.email })).status).toBe(200);
  await vi.waitFor(() => expect(mails).toHaveLength(3));
  const from = "203.0.113.77";
  const statuses: number[] = [];
  for (let times = 0; times < 11; times += 1)
    statuses.push((await post("forgot-password", { email: `nobody-${times}@example.test` }, from)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});

test.each<[string, object]>([
  ["nothing", {}],
  ["a list", { email: ["a@b.se"], token: ["x"], password: ["y"] }],
  ["a NUL", { email: "a\u0000@b.se", token: "x\u0000", password: "y" }],
])("%s sends no mail and opens nothing", async (_, body) => {
  expect((await post("forgot-password", body)).status).toBe(200);
  expect((await post("reset-password", body)).status).toBe(410);
  expect(mails).toEqual([]);
});

test("who is added without a password gets an invitation, and chooses one by its link", async () => {
  const administrator = await content.as("administrator");
  const email = `${crypto.randomUUID()}@example.test`;
  const added = await as(administrator, "", { name: "Ny <b>", email, role: "writer" });
  expect(added.status).toBe(201);
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  expect(mails[0]).toMatchObject({ to: { address: email }, subject: "Välkommen till redaktionen" });
  expect(mails[0]?.html).toContain("Ny &lt;b&gt;");
  expect((await post("reset-password", { token: linkIn(mails[0]), password: other })).status).toBe(200);
  expect((await post("login", { email, password: other })).status).toBe(200);
});

test("a changed password ends one's other sessions, and not the one it was changed in", async () => {
  const one = await content.as("editor");
  const login = await post("login", { email: one.user.email, password }, undefined, {
    "user-agent": "Firefox/1 Windows",
  });
  expect(login.status).toBe(200);
  const changed = await one.send(`/content-api/users/${one.user.id}`, {
    method: "PATCH",
    body: JSON.stringify({ password: other }),
  });
  expect(changed.status).toBe(200);
  expect(await isIn(one)).toBe(true);
  const { body } = await as(one, `${one.user.id}/sessions`);
  expect(body.sessions).toEqual([expect.objectContaining({ isThis: true })]);
});

test("sessions are seen with their devices, ended one by one or all others, and an administrator ends those of others", async () => {
  const one = await content.as("editor");
  const agent = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0";
  for (let times = 0; times < 3; times += 1)
    await post("login", { email: one.user.email, password }, undefined, { "user-agent": agent });
  type Shown = { id: string; device: string; isThis: boolean };
  const shown = async (who: Person) => (await as(who, `${one.user.id}/sessions`)).body.sessions as Shown[];
  expect((await shown(one)).map(({ device }) => device).toSorted()).toEqual([
    "En okänd enhet",
    ...Array.from({ length: 3 }, () => "Firefox på Windows"),
  ]);
  const gone = (await shown(one)).find(({ isThis }) => !isThis)?.id;
  await as(one, `${one.user.id}/sessions/end`, { session: gone });
  expect(await shown(one)).toHaveLength(3);
  await as(one, `${one.user.id}/sessions/end`, { others: true });
  expect((await shown(one)).map(({ isThis }) => isThis)).toEqual([true]);
  const colleague = await content.as("editor");
  expect((await as(colleague, `${one.user.id}/sessions`)).status).toBe(403);
  expect((await as(colleague, `${one.user.id}/sessions/end`, { others: true })).status).toBe(403);
  expect(await isIn(one)).toBe(true);
  const administrator = await content.as("administrator");
  await as(administrator, `${one.user.id}/sessions/end`, { others: true });
  expect([await isIn(one), await isIn(administrator)]).toEqual([false, true]);
});

const secretOf = (key: unknown) => {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = Array.from(String(key).replaceAll(" ", ""), (sign) =>
    alphabet.indexOf(sign).toString(2).padStart(5, "0"),
  );
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const turnOn = async (person: Person) => {
  const begun = await as(person, `${person.user.id}/second-factor/begin`, {});
  const secret = secretOf(begun.body.key);
  const now = () => stepAt(new Date());
  const confirmed = await as(person, `${person.user.id}/second-factor/confirm`, { code: codeOf(secret, now() - 1) });
  return { secret, now, begun, confirmed, codes: confirmed.body.codes as string[] };
};

test("codes are those of RFC 6238, and a clock may be half a minute off", () => {
  const secret = Buffer.from("12345678901234567890");
  expect(base32(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  const at = [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((seconds) => new Date(seconds * 1000));
  expect(at.map((time) => codeOf(secret, stepAt(time)))).toEqual(["287082", "081804", "005924", "353130"]);
  const [, now = new Date()] = at;
  expect(
    [-2, -1, 0, 1, 2].map((skew) => stepOf(secret, codeOf(secret, stepAt(now) + skew), now) !== undefined),
  ).toEqual([false, true, true, true, false]);
});

test("a second factor counts when a code has shown that it works; then the password alone opens nothing", async () => {
  const editor = await content.as("editor");
  const { email } = editor.user;
  await as(editor, `${editor.user.id}/second-factor/begin`, {});
  expect((await post("login", { email, password })).cookie).toContain("payload-token");
  const { begun, codes, secret, now } = await turnOn(editor);
  expect(begun.body.picture).toMatch(/^data:image\/png;base64,/);
  expect(new Set(codes).size).toBe(10);

  const asked = await post("login", { email, password });
  expect([asked.status, JSON.parse(asked.text), asked.cookie]).toEqual([200, { needsCode: true }, null]);
  const wrong = await post("login", { email, password, code: "000000" });
  expect([wrong.status, wrong.cookie]).toEqual([401, null]);
  expect((await post("login", { email, password: "fel", code: codeOf(secret, now()) })).text).toContain(
    "Fel e-postadress",
  );
  const code = codeOf(secret, now());
  expect((await post("login", { email, password, code })).cookie).toContain("payload-token");
  expect((await post("login", { email, password, code })).status).toBe(401);
  expect((await post("login", { email, password, code: codes[3]?.toUpperCase() })).cookie).toContain("payload-token");
  expect((await post("login", { email, password, code: codes[3] })).status).toBe(401);

  const { drizzle } = content.payload.db;
  const kept = JSON.stringify([
    (await drizzle.execute("select * from second_factors")).rows,
    (await drizzle.execute("select * from recovery_codes")).rows,
  ]);
  for (const plain of [...codes, base32(secret), secret.toString("base64"), secret.toString("hex")])
    expect(kept).not.toContain(plain);
});

test("a code is used once, also by two at the same moment, and ten wrong ones are enough", async () => {
  const editor = await content.as("editor");
  const { secret, now } = await turnOn(editor);
  const { email } = editor.user;
  const code = codeOf(secret, now());
  const both = await Promise.all([1, 2].map(() => post("login", { email, password, code })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  await content.payload.db.drizzle.execute("delete from login_attempts");
  for (let times = 0; times < 10; times += 1) await post("login", { email, password, code: "000000" });
  await content.payload.db.drizzle.execute("update second_factors set last_step = 0");
  expect((await post("login", { email, password, code: codeOf(secret, now()) })).status).toBe(401);
});

test("it is switched off with a code, or for others by an administrator, and both are told by mail", async () => {
  const editor = await content.as("editor");
  const { secret, now } = await turnOn(editor);
  const path = `${editor.user.id}/second-factor/end`;
  expect((await as(editor, path, { code: "000000" })).status).toBe(400);
  expect((await as(await content.as("editor"), path, {})).status).toBe(403);
  expect((await as(editor, path, { code: codeOf(secret, now()) })).status).toBe(200);
  expect((await post("login", { email: editor.user.email, password })).cookie).toContain("payload-token");
  await turnOn(editor);
  expect((await as(await content.as("administrator"), path, {})).status).toBe(200);
  expect((await post("login", { email: editor.user.email, password })).cookie).toContain("payload-token");
  expect(mails.map(({ subject }) => subject)).toEqual(["Du loggar in utan kod", "Du loggar in utan kod"]);
  expect((await as(editor, `${(await content.as("editor")).user.id}/second-factor/begin`, {})).status).toBe(403);
});

test.each(["sessions", "sessions/end", "second-factor/begin", "second-factor/confirm", "second-factor/end"])(
  "%s is closed to visitors",
  async (path) => {
    const { user } = await content.as("editor");
    const init =
      path === "sessions" ? {} : { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect((await content.asVisitor(`/content-api/users/${user.id}/${path}`, init)).status).toBe(401);
  },
);

test.each([
  [null, "En okänd enhet"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge på Windows",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari på iPhone"],
  ["Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36", "Chrome på Android"],
  ["<script>alert(1)</script>", "En okänd enhet"],
])("a device is said in plain words: %s", (agent, words) => {
  expect(deviceOf(agent)).toBe(words);
});
