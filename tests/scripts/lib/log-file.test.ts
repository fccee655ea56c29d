import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newLogFile, turnLogsWhenLarge } from "../../../scripts/lib/log-file.ts";
import { startProcess } from "../../../scripts/lib/process.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-log-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const linesIn = (path: string) => readFileSync(path, "utf8").split("\n").filter(Boolean).map(Number);

test("a log that grows large while its service runs is rotated, and no line is lost on the way", async () => {
  const logFile = newLogFile(folder, "api");
  const program = `
    let line = 0;
    const timer = setInterval(() => {
      for (let more = 0; more < 100; more++) console.log(String(line++).padStart(100, "0"));
      if (line >= 6000) clearInterval(timer);
    }, 5);`;
  turnLogsWhenLarge(folder, 200_000, 2);
  const args = ["-e", program];
  const { ended } = await startProcess({ name: "api", command: process.execPath, args, logFile });
  await ended;

  const lines = [...linesIn(logFile.replace(".log", ".previous.log")), ...linesIn(logFile)];
  const [first = 0] = lines;
  expect(first).toBeGreaterThan(0);
  expect(lines).toEqual(Array.from({ length: 6000 - first }, (_, index) => first + index));
  await expect.poll(() => statSync(logFile).size).toBeLessThanOrEqual(200_000);
});
