import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";

/** A fresh file for each run; the one before is kept beside it. */
export const newLogFile = (dataDir: string, name: string): string => {
  const folder = join(dataDir, "log");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  if (existsSync(path)) renameSync(path, join(folder, `${name}.previous.log`));
  return path;
};

export const tailOf = (path: string, lines = 30): string => {
  if (!existsSync(path)) return "(no output)";
  const text = readFileSync(path, "utf8").trimEnd();
  if (text === "") return "(no output)";
  return text
    .split("\n")
    .slice(-lines)
    .map((line) => `  | ${line}`)
    .join("\n");
};
