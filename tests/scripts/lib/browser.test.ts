import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playwrightsPath, usualFetching, provideBrowser, requireBrowser } from "../../../scripts/lib/browser.ts";
import { Failure } from "../../../scripts/lib/failure.ts";

let folder: string;
let ran: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-browser-"));
  ran = join(folder, "ran");
  mkdirSync(join(folder, "bin"));
  writeFileSync(ran, "");
  // A machine without a browser, whose every program is of our making.
  vi.stubEnv("PATH", join(folder, "bin"));
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const program = (name: string, lines: string) => {
  const path = join(folder, "bin", name);
  writeFileSync(path, `#!/bin/sh\nPATH=/usr/bin:/bin\necho "${name} $*" >> "${ran}"\n${lines}\n`);
  chmodSync(path, 0o755);
  return path;
};
const made = (path: string) => `mkdir -p "$(dirname "${path}")"; printf '#!/bin/sh\\n' > "${path}"; chmod +x "${path}"`;
const fetching = (isRoot = true) => ({
  ...usualFetching,
  playwright: join(folder, "bin", "playwright"),
  folder: join(folder, "browsers"),
  isRoot,
  isForTest: true,
  patienceMs: 300,
  log: join(folder, "browser.log"),
});
const whatRan = () => readFileSync(ran, "utf8").trim().split("\n");
const chromium = () => join(folder, "bin", "chromium");

const shell = () => join(folder, "bin", "chromium-headless-shell");
const fromDebian = ["apt-get update", "apt-get install --yes --no-install-recommends chromium-headless-shell"];
const fromPlaywright = "playwright install chromium --no-shell";

test.each([
  ["shell", ["chromium-headless-shell", "chromium"], true, shell],
  ["browser, where no test of the whole waits for it", ["chromium"], false, chromium],
])("the machine's own %s is taken, and nothing is fetched", async (_which, programs, isForTest, taken) => {
  for (const name of [...programs, "playwright", "apt-get"]) program(name, "");
  expect(await provideBrowser({ ...fetching(), isForTest })).toBe(taken());
  expect(whatRan()).toEqual([""]);
});

test.each([
  ["with a browser", true],
  ["without any", false],
])("root on Debian is given the shell for a test of the whole, on a machine %s", async (_machine, hasBrowser) => {
  if (hasBrowser) program("chromium", "");
  program("playwright", "exit 1");
  program("apt-get", `[ "$1" = update ] || { ${made(shell())}; }`);
  expect(await provideBrowser(fetching())).toBe(shell());
  expect(whatRan()).toEqual(fromDebian);
  expect(requireBrowser()).toBe(hasBrowser ? chromium() : shell());
});

test.each([
  ["is refused", "exit 1"],
  ["hangs", "sleep 60"],
])("a browser that is there serves where Debian's shell %s", async (_how, lines) => {
  program("chromium", "");
  program("apt-get", `[ "$1" = update ] || { ${lines}; }`);
  expect(await provideBrowser({ ...fetching(), patienceMs: 100 })).toBe(chromium());
  expect(whatRan()).toEqual(fromDebian);
});

test.each([
  ["others than root", false, 1],
  ["root where Debian has no shell", true, 3],
])(
  "where the machine has none %s get Playwright's, and it is found again by what is started later",
  async (_who, isRoot, ran) => {
    const path = await playwrightsPath(join(folder, "browsers"));
    program("playwright", made(path));
    program("apt-get", "exit 1");
    expect(await provideBrowser(fetching(isRoot))).toBe(path);
    expect(process.env.CHROMIUM_PATH).toBe(path);
    expect(whatRan()).toHaveLength(ran);
    vi.stubEnv("CHROMIUM_PATH", "");
    expect(await provideBrowser(fetching(false))).toBe(path);
    expect(whatRan().at(ran - 1)).toBe(fromPlaywright);
    expect(whatRan()).toHaveLength(ran);
  },
);

test.each([
  ["Playwright's download is refused", "exit 1"],
  ["Playwright's download hangs", "echo Downloading; sleep 60"],
  ["Playwright's browser does not start", "exit 0"],
])("where %s and there is no Debian, one line tells what to do", async (_how, lines) => {
  program("playwright", lines);
  const provided = provideBrowser(fetching());
  await expect(provided).rejects.toThrow(Failure);
  await expect(provided).rejects.toThrow(/^No browser was found.*apt-get install chromium.*CHROMIUM_PATH\.$/);
  expect(whatRan()).toEqual([fromPlaywright]);
});

test("a path that was given and is wrong is told, and nothing is fetched in its place", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  program("playwright", "exit 0");
  await expect(provideBrowser(fetching())).rejects.toThrow("CHROMIUM_PATH is /nowhere/chromium");
  expect(whatRan()).toEqual([""]);
});
