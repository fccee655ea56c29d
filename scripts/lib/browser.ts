import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, writeSync, accessSync, constants } from "node:fs";
import { dirname, join, delimiter } from "node:path";
import { promisify } from "node:util";
import { signalGroup } from "../../services/web/src/publish/process-group.ts";
import { Failure } from "./failure.ts";
import { say, seconds } from "./progress.ts";
import { root } from "./settings.ts";

export const usualFetching = {
  playwright: join(root, "node_modules", ".bin", "playwright"),
  /** Where it puts browsers: not into the home folder, which may be one that can only be read. */
  folder: join(root, "node_modules", ".cache", "browsers"),
  isRoot: process.getuid?.() === 0,
  isForTest: process.env.CI !== undefined,
  patienceMs: 60_000,
  log: join(root, "test-results", "browser.log"),
};
type Fetching = typeof usualFetching;

type Program = { command: string; args: string[]; env?: Record<string, string> };

/** Whether it ended well. It is killed when it shows no sign of moving: a percentage, or any output. */
const runs = async (program: Program, sign: RegExp, { patienceMs, log }: Fetching): Promise<boolean> => {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, "a");
  const env = { ...process.env, ...program.env };
  const child = spawn(program.command, program.args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const timer = setTimeout(() => child.pid !== undefined && signalGroup(child.pid, "SIGKILL"), patienceMs);
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      writeSync(output, chunk);
      if (sign.test(chunk.toString())) timer.refresh();
    });
  // A program that is not there emits an error.
  const [code] = await once(child, "close").catch(() => [1]);
  clearTimeout(timer);
  closeSync(output);
  return code === 0;
};

const attempt = async (what: string, work: () => Promise<boolean>): Promise<boolean> => {
  const startedAt = performance.now();
  say(`  Fetching ${what} browser …`);
  const isThere = await work();
  say(`  ${isThere ? "It is there" : "It could not be had"}, after ${seconds(startedAt)}.`);
  return isThere;
};

/** A browser may lie there and lack what it needs of the system. */
const starts = (path: string): boolean => spawnSync(path, ["--version"]).status === 0;

/** Playwright reads the folder's name when it is loaded, so a process of its own is asked. */
export const playwrightsPath = async (folder: string): Promise<string> => {
  const program = `import("playwright").then(({ chromium }) => console.log(chromium.executablePath()))`;
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder };
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", program], { cwd: root, env });
  return stdout.trim();
};

const fetchPlaywrights = async (fetching: Fetching): Promise<string | undefined> => {
  const path = await playwrightsPath(fetching.folder);
  if (starts(path)) return path;
  const args = ["install", "chromium", "--no-shell"];
  const env = { PLAYWRIGHT_BROWSERS_PATH: fetching.folder };
  const isThere = await attempt("Playwright's", () => runs({ command: fetching.playwright, args, env }, /%/, fetching));
  return isThere && starts(path) ? path : undefined;
};

const installDebians = async (fetching: Fetching, name: string): Promise<void> => {
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

/** Without a window: it walks the journeys in three fifths of the time. */
const shell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", shell];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const given = () => process.env.CHROMIUM_PATH ?? "";

const find = (programs: string[]): string | undefined => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isExecutable);
};

export const requireBrowser = (): string => {
  const found = given() === "" ? find(names) : [given()].find(isExecutable);
  if (found !== undefined) return found;
  throw new Failure(
    given() === ""
      ? "No browser was found, and none could be fetched. Install one (as root: apt-get install chromium), or give its path in CHROMIUM_PATH."
      : `CHROMIUM_PATH is ${given()}, which is no program that can be started.`,
  );
};

/** The machine's browser comes first, and Playwright's last: what is started later finds that one in CHROMIUM_PATH. */
export const provideBrowser = async (fetching: Fetching = usualFetching): Promise<string> => {
  if (given() !== "") return requireBrowser();
  const lacksAny = () => find(names) === undefined;
  if (find([shell]) === undefined && (lacksAny() || fetching.isForTest)) await installDebians(fetching, shell);
  if (lacksAny()) {
    const path = await fetchPlaywrights(fetching);
    if (path !== undefined) process.env.CHROMIUM_PATH = path;
  }
  return find([shell]) ?? requireBrowser();
};
