import { chmod, copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inParallel } from "./in-parallel.ts";

/* A web server or CDN upload may run as another user: what is written here can be read by all, whatever the umask. */

const file = 0o644;
const folder = 0o755;

export const writeReadable = async (path: string, content: string | Buffer): Promise<void> => {
  await writeFile(path, content);
  await chmod(path, file);
};

export const copyReadable = async (from: string, to: string): Promise<void> => {
  await copyFile(from, to);
  await chmod(to, file);
};

const foldersOf = (path: string): string[] => (path === "." ? [] : [...foldersOf(dirname(path)), path]);

/** For files by their paths inside `root`. */
export const makeFolders = async (root: string, paths: readonly string[]): Promise<void> => {
  const needed = [...new Set(paths.flatMap((path) => foldersOf(dirname(path))))].map((path) => join(root, path));
  await mkdir(root, { recursive: true });
  for (const path of needed) await mkdir(path, { recursive: true });
  await inParallel([root, ...needed], 16, (path) => chmod(path, folder));
};
