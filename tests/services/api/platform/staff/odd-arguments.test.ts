import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const id = "0189d5e4-7c3a-4b6e-9d1f-2a3b4c5d6e7f";
const note = "Anna Ek: varför";

/** No database is there: what is no argument is refused before one is asked. */
const run = (command: string, given: string[]): string =>
  spawnSync(process.execPath, ["services/api/src/staff.ts", command, ...given], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
  }).stderr.trim();

test.each<[string, string[], RegExp]>([
  ["bank-files", ["done", id, "abc", note], /^Say which line: its number in the list\.$/],
  ["bank-files", ["done", "-".repeat(36), note], /^Say which file: its id in the list\.$/],
  ["discrepancies", ["settle", "1e3", "right", note], /^Say which: its number in the list\.$/],
  ["discrepancies", ["constructor"], /^Say what: list, settle\.$/],
  ["gift-links", ["constructor", "links.csv", note], /^Say what: increase, extra, list, revoke\.$/],
  ["article-orders", ["stock", "set", "2001", "", note], /^Say which and how many/],
])("%s %j is refused in words", (command, given, said) => {
  expect(run(command, given)).toMatch(said);
});
