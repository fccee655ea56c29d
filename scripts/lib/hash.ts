import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile, readdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { root } from "./settings.ts";

const ignored = new Set(["node_modules", ".next", ".cache", ".data", "public", "media", "next-env.d.ts"]);

const filesUnder = async (path: string): Promise<string[]> => {
  const info = await stat(path).catch(() => undefined);
  if (!info) return [];
  if (info.isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const nested = entries.filter(({ name }) => !ignored.has(name) && !name.endsWith(".tsbuildinfo"));
  return (await Promise.all(nested.map(({ name }) => filesUnder(join(path, name))))).flat();
};

export const hashSources = async (paths: string[]): Promise<string> => {
  const files = (await Promise.all(paths.map((path) => filesUnder(join(root, path))))).flat().sort();
  const hash = createHash("sha256");
  for (const file of files) {
    const content = await readFile(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
};

export const isMadeFrom = (mark: string, sources: string): boolean =>
  existsSync(mark) && readFileSync(mark, "utf8") === sources;

/** Also where what is marked made no folder: what an earlier build compiled, and was kept, is not compiled anew. */
export const markAsMadeFrom = (mark: string, sources: string): void => {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, sources);
};
