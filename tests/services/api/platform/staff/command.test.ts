import { expect, test } from "vitest";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import type { Commands } from "../../../../../services/api/src/platform/staff/command.ts";

const saying = (name: string, follows?: string): Commands => ({
  [name]: {
    ...(follows !== undefined && { follows }),
    explained: `Does ${name}.`,
    reads: "nobody",
    run: (_deps, given) => Promise.resolve([name, ...given].join("|")),
  },
});
const commands = { ...saying("list"), ...saying("card"), ...saying("card show", "<card>"), ...saying("file read") };
// None of these asks for anything.
const deps = {} as Parameters<typeof runCommand>[1];
const run = async (...typed: string[]) => runCommand(commands, deps, typed);

test.each([
  ["a name alone", ["list"], "list"],
  ["a name and what follows", ["list", "all", "old"], "list|all|old"],
  ["a name and its word", ["card", "show", "1"], "card show|1"],
  ["a name and another word", ["card", "hide", "1"], "card|hide|1"],
])("%s", async (_what, typed, said) => {
  expect(await run(...typed)).toBe(said);
});

test("words that a name does not have are refused with those that it has", async () => {
  await expect(run("file", "constructor")).rejects.toThrow("Say what: read.");
  await expect(run("file")).rejects.toThrow("Say what: read.");
  await expect(run("constructor")).rejects.toThrow("Say what: list, card, card show, file read.");
});

test("who names none is told of all", async () => {
  expect(await run()).toContain("\ncard show <card>\n  Does card show.\nfile read\n");
});
