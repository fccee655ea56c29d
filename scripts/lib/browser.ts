import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
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

/** The machine's own browser: Debian's is kept up to date with the rest of it. */
export const requireBrowser = (env: Record<string, string | undefined> = process.env): string => {
  const given = env.CHROMIUM_PATH ?? "";
  const folders = (env.PATH ?? "").split(delimiter);
  const candidates = given === "" ? folders.flatMap((folder) => names.map((name) => join(folder, name))) : [given];
  const found = candidates.find(isExecutable);
  if (found !== undefined) return found;
  throw new Failure("No browser was found. Install one (apt-get install chromium) or give its path in CHROMIUM_PATH.");
};
