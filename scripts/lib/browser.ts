import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fetchPlaywrights, installDebians, usualFetching } from "./browser-fetch.ts";
import type { Fetching } from "./browser-fetch.ts";
import { Failure } from "./failure.ts";

/** A browser without its window: it walks the journeys in three fifths of the time. */
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

/** On the machine itself, where it is kept up to date with the rest of it. */
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

/**
 * What the journeys are walked with: the machine's shell, which root on Debian is given where a test counts on time or there is
 * no browser at all; or the machine's browser; or else Playwright's. What is started later finds that one by its path.
 */
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
