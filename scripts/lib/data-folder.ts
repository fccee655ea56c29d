import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { explain, Failure } from "./failure.ts";

/** Raise it when other versions would misread what lies in the folder. */
const layoutVersion = "1";
const leastFreeBytes = 500 * 1024 * 1024;

const readVersion = (folder: string): string | undefined => {
  const path = join(folder, "version");
  return existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
};

const isEmpty = (folder: string) => readdirSync(folder).every((name) => name === "log");

export const prepareDataFolder = (folder: string): void => {
  const trial = join(folder, ".writable");
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(trial, "");
    rmSync(trial);
  } catch (error) {
    throw new Failure(`${folder} must be a folder that can be written to. ${explain(error)}`);
  }
  const version = readVersion(folder);
  if (version === undefined && !isEmpty(folder)) {
    throw new Failure(
      `${folder} holds files but no version: it is from an older layout, or not ours. Move or remove it.`,
    );
  }
  if (version !== undefined && version !== layoutVersion) {
    throw new Failure(
      `${folder} has layout ${version.slice(0, 20)}, this version needs ${layoutVersion}. Move or remove the folder; it is made anew.`,
    );
  }
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastFreeBytes) {
    throw new Failure(
      `The disk is nearly full: ${folder} has ${Math.round((bavail * bsize) / 1e6)} MB left, 500 MB are needed.`,
    );
  }
  writeFileSync(join(folder, "version"), `${layoutVersion}\n`);
};
