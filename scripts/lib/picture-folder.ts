import { readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.ts";

const mostBytes = 10e6;

/** A picture that was not taken since is removed, unless one of these texts shows it. */
export const pruneOlder = (folder: string, since: number, texts: string[]): string[] => {
  const shown = texts.map((path) => readFileSync(path, "utf8")).join("\n");
  const isOld = (file: string) => statSync(join(folder, file)).mtimeMs < since;
  const pictures = readdirSync(folder).filter((file) => !file.endsWith(".md"));
  const left = pictures.filter((file) => isOld(file) && !shown.includes(file));
  for (const file of left) rmSync(join(folder, file));
  return left;
};

export const requireSmall = (folder: string, most = mostBytes): number => {
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  if (bytes <= most) return bytes;
  throw new Failure(
    `${folder} holds ${(bytes / 1e6).toFixed(1)} MB, ${most / 1e6} MB are its limit. Take fewer, or fewer widths of them.`,
  );
};
