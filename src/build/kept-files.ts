import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileVersion } from "@hjarta-lunga/contract/calls/published-content.ts";
import { fetchFile, type ContentSource } from "./content-client.ts";

const keptFilesName = "content-files";
const keptUnusedMs = 7 * 24 * 60 * 60 * 1000;

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 32);
const folderIn = (projectRoot: string) => path.join(projectRoot, ".cache", keptFilesName);

/** Named by its URL and its content, so that a damaged one is not taken for it. */
async function readKept(folder: string, ofUrl: string): Promise<Buffer | undefined> {
  const names = await readdir(folder).catch(() => []);
  const name = names.find((each) => each.startsWith(`${ofUrl}-`));
  if (name === undefined) return undefined;
  const content = await readFile(path.join(folder, name));
  if (name !== `${ofUrl}-${hashOf(content)}`) return undefined;
  await utimes(path.join(folder, name), new Date(), new Date());
  return content;
}

async function keep(folder: string, ofUrl: string, content: Buffer): Promise<void> {
  const file = path.join(folder, `${ofUrl}-${hashOf(content)}`);
  const making = path.join(folder, `making-${ofUrl}`);
  await mkdir(folder, { recursive: true });
  await writeFile(making, content);
  await rename(making, file);
}

/** Editors' pictures and documents: each version is fetched once, and kept for the builds after. */
export async function fetchKept(source: ContentSource, projectRoot: string, url: string): Promise<Buffer> {
  const { href, searchParams } = new URL(url, source.url);
  if (!searchParams.has(fileVersion)) return fetchFile(source, url);
  const folder = folderIn(projectRoot);
  const kept = await readKept(folder, hashOf(href));
  if (kept !== undefined) return kept;
  const content = await fetchFile(source, url);
  await keep(folder, hashOf(href), content);
  return content;
}

export async function forgetUnused(projectRoot: string, now = Date.now()): Promise<void> {
  const folder = folderIn(projectRoot);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if (now - (await stat(file)).mtimeMs > keptUnusedMs) await rm(file, { force: true });
  }
}
