import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playwrightsPath, usualFetching } from "../../../scripts/lib/browser-fetch.ts";
import { provideBrowser } from "../../../scripts/lib/browser.ts";
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
  patienceMs: 300,
  log: join(folder, "browser.log"),
});
const whatRan = () => readFileSync(ran, "utf8").trim().split("\n");
const chromium = () => join(folder, "bin", "chromium");

test("the machine's own browser is taken, and nothing is fetched", async () => {
  program("chromium", "");
  program("playwright", "exit 1");
  expect(await provideBrowser(fetching())).toBe(chromium());
  expect(whatRan()).toEqual([""]);
});

test("where the machine has none Playwright's is downloaded, and found again by what is started later", async () => {
  const path = await playwrightsPath(join(folder, "browsers"));
  program("playwright", made(path));
  program("apt-get", "exit 1");
  expect(await provideBrowser(fetching())).toBe(path);
  expect(process.env.CHROMIUM_PATH).toBe(path);
  vi.stubEnv("CHROMIUM_PATH", "");
  expect(await provideBrowser(fetching())).toBe(path);
  expect(whatRan()).toEqual(["playwright install chromium --no-shell"]);
});

test.each([
  ["is refused", "exit 1"],
  ["hangs", "echo Downloading; sleep 60"],
  ["brings a browser that does not start", "exit 0"],
])("where Playwright's download %s root installs Debian's", async (_how, lines) => {
  program("playwright", lines);
  program("apt-get", `[ "$1" = update ] || { ${made(chromium())}; }`);
  expect(await provideBrowser(fetching())).toBe(chromium());
  expect(whatRan()).toEqual([
    "playwright install chromium --no-shell",
    "apt-get update",
    "apt-get install --yes --no-install-recommends chromium",
  ]);
});

test.each([
  ["others than root", false, "exit 0"],
  ["root without a package", true, "exit 1"],
  ["root without apt-get", true, undefined],
])("where nothing can be had, %s is told in one line what to do", async (_who, isRoot, lines) => {
  program("playwright", "exit 1");
  if (lines !== undefined) program("apt-get", lines);
  const provided = provideBrowser(fetching(isRoot));
  await expect(provided).rejects.toThrow(Failure);
  await expect(provided).rejects.toThrow(/^No browser was found.*apt-get install chromium.*CHROMIUM_PATH\.$/);
  expect(whatRan()).toHaveLength(isRoot && lines !== undefined ? 3 : 1);
});

test("a path that was given and is wrong is told, and nothing is fetched in its place", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  program("playwright", "exit 0");
  await expect(provideBrowser(fetching())).rejects.toThrow("CHROMIUM_PATH is /nowhere/chromium");
  expect(whatRan()).toEqual([""]);
});
