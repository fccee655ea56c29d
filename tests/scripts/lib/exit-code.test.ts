import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { exitCodeOf } from "../../../scripts/lib/exit-code.ts";

test.each([
  ["exit 0", 0],
  ["exit 3", 3],
  ["kill -KILL $$", 137],
  ["kill -TERM $$", 143],
])("a child that ends by `%s` is told on as %i", async (command, told) => {
  const [code, signal] = (await once(spawn("sh", ["-c", command]), "exit")) as [number | null, NodeJS.Signals | null];
  expect(exitCodeOf(code, signal)).toBe(told);
});
