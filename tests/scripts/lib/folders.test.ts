import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareDataFolder } from "../../../scripts/lib/data-folder.ts";
import { Failure } from "../../../scripts/lib/failure.ts";
import { openRunRecord } from "../../../scripts/lib/run-record.ts";
import { loadSecrets } from "../../../scripts/lib/secrets.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a new data folder is made and known again", () => {
  const data = join(folder, "data");
  prepareDataFolder(data);
  expect(() => prepareDataFolder(data)).not.toThrow();
});

test.each([
  ["files but no version", (data: string) => writeFileSync(join(data, "something"), ""), /no version/],
  ["an older layout", (data: string) => writeFileSync(join(data, "version"), "0\n"), /layout 0/],
])("a data folder with %s is refused with one clear line", (_what, spoil, said) => {
  const data = join(folder, "data");
  mkdirSync(data);
  spoil(data);
  const prepare = () => prepareDataFolder(data);
  expect(prepare).toThrow(Failure);
  expect(prepare).toThrow(said);
  expect(prepare).not.toThrow(/\n/);
});

test("a data folder that is a file is refused with one clear line", () => {
  const data = join(folder, "data");
  writeFileSync(data, "");
  expect(() => prepareDataFolder(data)).toThrow(Failure);
});

test("secrets are made once, kept from others, and the environment comes first", () => {
  const first = loadSecrets(folder, {});
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  expect(loadSecrets(folder, {})).toEqual(first);
  expect(loadSecrets(folder, { PUBLISH_TOKEN: "given" }).PUBLISH_TOKEN).toBe("given");
  expect(readFileSync(join(folder, "secrets.json"), "utf8")).not.toContain("given");
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
});

test("a second start on the same data is refused, and told where the first is", async () => {
  const record = await openRunRecord(folder, "http://localhost:8000");
  await expect(openRunRecord(folder, "http://localhost:9000")).rejects.toThrow(/already running.*localhost:8000/);
  record.close();
  (await openRunRecord(folder, "http://localhost:9000")).close();
});

test("what a killed run left running is ended, and nothing else", async () => {
  const left = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
  const other = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
  const record = await openRunRecord(folder, "http://localhost:8000");
  record.add("api", left.pid ?? 0);
  const path = join(folder, "run.json");
  const written = JSON.parse(readFileSync(path, "utf8")) as {
    starter: { born: string };
    services: { name: string; pid: number; born: string }[];
  };
  written.starter.born = "0";
  // The same number born at another time is another process.
  written.services.push({ name: "web", pid: other.pid ?? 0, born: "1" });
  writeFileSync(path, JSON.stringify(written));

  const ended = once(left, "exit");
  const next = await openRunRecord(folder, "http://localhost:8000");
  await ended;
  expect(next.ended).toEqual(["api"]);
  expect(other.exitCode).toBeNull();
  expect(other.signalCode).toBeNull();
  next.close();
  other.kill();
});
