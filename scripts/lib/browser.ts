import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fetchPlaywrights, installDebians, usualFetching } from "./browser-fetch.ts";
import type { Fetching } from "./browser-fetch.ts";
import { Failure } from "./failure.ts";

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
