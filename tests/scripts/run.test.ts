import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

type Outcome = { code: number; stdout: string; stderr: string };

const run = async (args: string[], env: Record<string, string> = {}): Promise<Outcome> => {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ["scripts/run.mjs", ...args], {
      env: { ...process.env, ...env },
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as Outcome;
  }
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-run-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const expectOneLine = ({ code, stderr }: Outcome, line: RegExp) => {
  expect(code).toBe(1);
  expect(stderr.trim()).toMatch(line);
  expect(stderr.trim().split("\n")).toHaveLength(1);
};

test("an unknown command is told with those that exist", async () => {
  expectOneLine(await run(["fly"]), /^Unknown command "fly"\. One of: start, dev, /);
});

test("a port base that is no number is told in one line", async () => {
  expectOneLine(await run(["start"], { PORT_BASE: "many", DATA_DIR: join(folder, "a") }), /^PORT_BASE is "many"/);
});

test("a taken port is told with its number and who has it", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const env = { PORT_BASE: String(port), DATA_DIR: join(folder, "b") };
  expectOneLine(
    await run(["start"], env),
    new RegExp(`^Port ${port}, for the site, is taken by process ${process.pid}`),
  );
  server.close();
});

test("a data folder that cannot be one is told in one line", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  expectOneLine(await run(["start"], { PORT_BASE: "28000", DATA_DIR: join(file, "data") }), /must be a folder/);
});

test.each([
  { signal: "SIGTERM", told: "the command", command: process.execPath, args: ["scripts/run.mjs", "start"], code: 143 },
  // As a service manager or an editor stops it: the terminal, which tells everyone, has no part in it.
  { signal: "SIGINT", told: "npm itself", command: "npm", args: ["start"], code: 130 },
] as const)(
  "a $signal to $told on the way up stops what was started and ends with the signal's exit code",
  async ({ signal, command, args, code }) => {
    const data = join(folder, signal);
    const child = spawn(command, args, {
      env: { ...process.env, PORT_BASE: "28100", DATA_DIR: data, DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "ignore"],
    });
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("PostgreSQL … ready")) child.kill(signal);
    });
    expect(await ended).toBe(code);
    expect(output).toContain("Stopped.");
    const { stdout } = await promisify(execFile)("ps", ["-eo", "args"]);
    expect(stdout).not.toContain(data);
  },
);
