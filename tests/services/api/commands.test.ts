import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../../services/api/src/commands.ts";

test("each command of staff has its script, and no script names another", () => {
  const { scripts } = JSON.parse(readFileSync("services/api/package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const entry = "node src/staff.ts";
  const scripted = Object.entries(scripts).filter(([, script]) => script.startsWith(`${entry} `));
  const names = new Set(Object.keys(commands).map((one) => one.split(" ", 1).join("")));
  expect(Object.fromEntries(scripted)).toEqual(Object.fromEntries([...names].map((one) => [one, `${entry} ${one}`])));
});
