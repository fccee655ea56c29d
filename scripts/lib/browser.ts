import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fetchPlaywrights, installDebians, usualFetching } from "./browser-fetch.ts";
import type { Fetching } from "./browser-fetch.ts";
import { Failure } from "./failure.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const given = () => process.env.CHROMIUM_PATH ?? "";

/** The machine's own browser, which is kept up to date with the rest of it. */
const findBrowser = (): string | undefined => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = given() === "" ? folders.flatMap((folder) => names.map((name) => join(folder, name))) : [given()];
  return candidates.find(isExecutable);
};

export const requireBrowser = (): string => {
  const found = findBrowser();
  if (found !== undefined) return found;
  throw new Failure(
    given() === ""
      ? "No browser was found, and none could be fetched. Install one (as root: apt-get install chromium), or give its path in CHROMIUM_PATH."
      : `CHROMIUM_PATH is ${given()}, which is no program that can be started.`,
  );
};

/** The machine's browser; or else Playwright's; or else, as root, Debian's. What is started later finds it by its path. */
export const provideBrowser = async (fetching: Fetching = usualFetching): Promise<string> => {
  if (given() === "" && findBrowser() === undefined) {
    const path = await fetchPlaywrights(fetching);
    if (path !== undefined) process.env.CHROMIUM_PATH = path;
    else await installDebians(fetching);
  }
  return requireBrowser();
};
