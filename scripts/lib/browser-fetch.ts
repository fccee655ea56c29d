import { execFile, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { say, seconds } from "./progress.ts";
import { root } from "./settings.ts";

export type Fetching = {
  playwright: string;
  /** Where it puts browsers: not into the home folder, which may be one that can only be read. */
  folder: string;
  isRoot: boolean;
  /** A test of the whole gets the quicker browser. */
  isForTest: boolean;
  /** A line that is dead may hang instead of refusing. */
  patienceMs: number;
  log: string;
};

export const usualFetching: Fetching = {
  playwright: join(root, "node_modules", ".bin", "playwright"),
  folder: join(root, "node_modules", ".cache", "browsers"),
  isRoot: process.getuid?.() === 0,
  isForTest: process.env.CI !== undefined,
  patienceMs: 60_000,
  log: join(root, "test-results", "browser.log"),
};

type Program = { command: string; args: string[]; env?: Record<string, string> };

/** Whether it ended well. It is killed when it shows no sign of moving: a percentage, or any output. */
const runs = (program: Program, sign: RegExp, { patienceMs, log }: Fetching): Promise<boolean> =>
  new Promise((resolve) => {
    mkdirSync(dirname(log), { recursive: true });
    const output = openSync(log, "a");
    const env = { ...process.env, ...program.env };
    const child = spawn(program.command, program.args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    const give = () => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    };
    let timer = setTimeout(give, patienceMs);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        writeSync(output, chunk);
        if (!sign.test(chunk.toString())) return;
        clearTimeout(timer);
        timer = setTimeout(give, patienceMs);
      });
    // A program that is not there emits an error, and then the end.
    child.once("error", () => undefined);
    child.once("close", (code) => {
      clearTimeout(timer);
      closeSync(output);
      resolve(code === 0);
    });
  });

const attempt = async (what: string, work: () => Promise<boolean>): Promise<boolean> => {
  const startedAt = performance.now();
  say(`  Fetching ${what} browser …`);
  const isThere = await work();
  say(`  ${isThere ? "It is there" : "It could not be had"}, after ${seconds(startedAt)}.`);
  return isThere;
};

/** A browser may lie there and lack what it needs of the system. */
const starts = (path: string): Promise<boolean> =>
  promisify(execFile)(path, ["--version"]).then(
    () => true,
    () => false,
  );

/** Playwright reads the folder's name when it is loaded, so a process of its own is asked. */
export const playwrightsPath = async (folder: string): Promise<string> => {
  const program = `import("playwright").then(({ chromium }) => console.log(chromium.executablePath()))`;
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder };
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", program], { cwd: root, env });
  return stdout.trim();
};

export const fetchPlaywrights = async (fetching: Fetching): Promise<string | undefined> => {
  const path = await playwrightsPath(fetching.folder);
  if (await starts(path)) return path;
  const args = ["install", "chromium", "--no-shell"];
  const env = { PLAYWRIGHT_BROWSERS_PATH: fetching.folder };
  const isThere = await attempt("Playwright's", () => runs({ command: fetching.playwright, args, env }, /%/, fetching));
  return isThere && (await starts(path)) ? path : undefined;
};

export const installDebians = async (fetching: Fetching, name: string): Promise<void> => {
  if (!fetching.isRoot) return;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (patience: Fetching, ...args: string[]) => runs({ command: "apt-get", args, env }, /./, patience);
  await attempt("Debian's", async () => {
    await aptGet(fetching, "update");
    // It is silent while it downloads a package.
    const silence = { ...fetching, patienceMs: 10 * fetching.patienceMs };
    return aptGet(silence, "install", "--yes", "--no-install-recommends", name);
  });
};
