import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { cacheClassOf, isPublic, typeOf } from "./file-kinds.ts";
import { inParallel } from "./in-parallel.ts";
import { createScriptInspector } from "./inline-scripts.ts";
import type { ReleaseFile } from "./manifest.ts";

/** No symbolic links: they could lead out of the folder. */
const publicPaths = async (publicDir: string) => {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicDir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter(isPublic)
    .sort();
};

export const collectFiles = async (publicDir: string) => {
  const scripts = createScriptInspector();
  const files = await inParallel(await publicPaths(publicDir), 16, async (path): Promise<ReleaseFile> => {
    const content = await readFile(join(publicDir, path));
    const type = typeOf(path);
    if (type.startsWith("text/html")) scripts.inspect(path, content.toString("utf8"));
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
    return { path, type, size: content.length, hash, cache: cacheClassOf(path) };
  });
  return { files, scriptHashes: scripts.hashes() };
};
