import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDatabase, openAdmin } from "../../../scripts/lib/databases.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { startPostgres } from "../../../scripts/lib/postgres.ts";

let parent: string;
let port: number;
beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), "hjarta-lunga-pg-"));
  port = await freePort();
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** `durable` is what a site's data gets; without it these tests are no slower than they must be. */
const start = (durable = false) =>
  startPostgres({
    folder: join(parent, "postgres"),
    port,
    password: "test",
    logFile: join(parent, "postgres.log"),
    durable,
  });

const query = async (url: string, text: string) => {
  const client = await openAdmin(url);
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

test("what was stored is there after a stop and a start", async () => {
  const first = await start();
  const url = await createDatabase(first.url("postgres"), "kept");
  await query(url, "create table word as select 'hjärta' as text");
  await first.stop();
  const second = await start();
  expect(await query(url, "select upper(text) as text from word")).toEqual([{ text: "HJÄRTA" }]);
  await second.stop();
});

test("a server that a killed run left is taken over with all that was committed", async () => {
  const left = await start();
  await query(left.url("postgres"), "create table word as select 'lunga' as text");
  const next = await start();
  expect(await query(next.url("postgres"), "select text from word")).toEqual([{ text: "lunga" }]);
  expect(next.pid).not.toBe(left.pid);
  expect(await left.ended).toBe("exit code 0");
  await next.stop();
});

test("a server that was killed outright comes back with all that was committed", async () => {
  const killed = await start(true);
  await query(killed.url("postgres"), "create table word as select 'puls' as text");
  // One of its children is in the middle of something, and notices only later that it is alone.
  const begun = query(killed.url("postgres"), "select pg_sleep(600)").catch(() => undefined);
  const active = "select pid from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'";
  const child = await vi.waitFor(async () => {
    const [row] = await query(killed.url("postgres"), active);
    expect(row).toBeDefined();
    return Number(row?.pid);
  });
  process.kill(child, "SIGSTOP");
  process.kill(killed.pid, "SIGKILL");
  await killed.ended;
  const starting = start(true);
  await expect.poll(() => readFileSync(join(parent, "postgres.log"), "utf8")).toContain("is still in use");
  process.kill(child, "SIGCONT");
  const next = await starting;
  expect(await query(next.url("postgres"), "select text from word")).toEqual([{ text: "puls" }]);
  await begun;
  await next.stop();
});

test("it also runs in a folder that is closed to all but its owner", async () => {
  const closed = mkdtempSync(join(parent, "closed-"));
  chmodSync(closed, 0o700);
  const server = await startPostgres({
    folder: join(closed, "postgres"),
    port,
    password: "test",
    logFile: join(parent, "postgres.log"),
    durable: false,
  });
  expect(await query(server.url("postgres"), "select 1 as one")).toEqual([{ one: 1 }]);
  await server.stop();
});

test("a copy of a template has its tables and rows", async () => {
  const server = await start();
  const admin = server.url("postgres");
  await query(await createDatabase(admin, "template_words"), "create table word as select 'puls' as text");
  expect(await query(await createDatabase(admin, "copy", "template_words"), "select text from word")).toHaveLength(1);
  await server.stop();
});
