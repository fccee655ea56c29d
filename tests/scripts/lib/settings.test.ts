import { join } from "node:path";
import { expect, test } from "vitest";
import { Failure } from "../../../scripts/lib/failure.ts";
import { readSettings, root } from "../../../scripts/lib/settings.ts";

test("an empty variable counts as unset", () => {
  const empty = { PORT_BASE: "", DATA_DIR: "", DATABASE_URL: "", CONTENT_DATABASE_URL: "" };
  expect(readSettings(empty)).toEqual(readSettings({}));
  expect(readSettings(empty)).toMatchObject({ dataDir: join(root, ".data"), ports: { web: 8000, api: 8001 } });
});

test.each(["many", "80", "65501", "8000.5", "0x2000x"])("PORT_BASE=%s is refused by name", (value) => {
  expect(() => readSettings({ PORT_BASE: value })).toThrow(/^PORT_BASE is "/);
});

test.each([
  "postgres://charity:pa#ss/word@db.example:5432/charity",
  "postgres://charity:secret@db.example:54x2/charity",
  "mysql://charity:secret@db.example/charity",
  "db.example:5432/charity",
  "postgres://charity:secret@db.example:5432",
  "postgres://charity:secret@db.example:5432/",
  "postgres:///charity",
])("the malformed URL %s is refused by the variable's name, and not repeated", (value) => {
  for (const name of ["DATABASE_URL", "CONTENT_DATABASE_URL"]) {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(Failure);
    expect(read).toThrow(new RegExp(`^${name} is not the URL of a database`));
    expect(read).not.toThrow(/secret|ss\/word/);
  }
});

test.each([
  "postgresql://charity:pa%23ss@db.example:6432/gifts?sslmode=require",
  "postgres:///gifts?host=/run/postgresql",
])("the URL %s of a database is taken as it is given", (url) =>
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url),
);
