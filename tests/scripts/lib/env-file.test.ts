import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeEnvFile } from "../../../scripts/lib/stack/services.ts";
import { environmentHere } from "../../../services/api/src/platform/staff/with-database.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-env-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const here = {
  DATABASE_URL: "postgres://postgres:a#b=c@127.0.0.1:9304/charity",
  PERSONAL_NUMBER_KEY: "BhXsK1RDZVFl8vKV/CvCFT/XxMGZhmh6JTE2uwgURmE=",
  BANK_FILES_FOLDER: "/home/anna o'brien/\\n$HOME/.data",
  MAIL_FROM: '"Hjärta & Lunga" <hej@hjarta-lunga.test>',
};
const write = () => {
  const path = join(folder, "api.env");
  writeEnvFile(path, { ...here, PORT: undefined });
  return path;
};

test("what is written is read as it was, by its owner alone", () => {
  const path = write();
  expect(parseEnv(readFileSync(path, "utf8"))).toEqual(here);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test("a value that would be read as another is not written", () => {
  expect(() => writeEnvFile(join(folder, "api.env"), { NAME: "a\nB=c" })).toThrow("NAME cannot be written");
  expect(() => writeEnvFile(join(folder, "api.env"), { NAME: "'`" })).toThrow("NAME cannot be written");
});

test.each([
  ["told of nothing means what was started here", {}, here],
  ["told of a database takes nothing of what was started here", { DATABASE_URL: "postgres://other/db" }, {}],
  ["of production takes nothing of what was started here", { DEPLOYMENT: "production" }, {}],
])("a command %s", (_what, told, more) => {
  write();
  const env: NodeJS.ProcessEnv = { DATA_DIR: folder, NODE_ENV: "test", ...told };
  expect(environmentHere(env)).toEqual({ ...env, ...more });
});

test("where nothing was started a command has what it was told", () => {
  const env: NodeJS.ProcessEnv = { DATA_DIR: folder, NODE_ENV: "test" };
  expect(environmentHere(env)).toBe(env);
});
