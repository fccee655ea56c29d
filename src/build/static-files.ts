import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { BuildError } from "../lib/build-error.ts";

export const storeIn =
  (projectRoot: string) =>
  async (name: string, extension: string, content: Buffer): Promise<string> => {
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 20);
    const file = `static/${name}-${hash}${extension}`;
    const target = path.join(projectRoot, "public", file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    return `/${file}`;
  };

export async function readArtwork(projectRoot: string, name: string) {
  const svg = await readFile(path.join(projectRoot, "artwork", `${name}.svg`)).catch((cause: unknown) => {
    throw new BuildError(`Bilden ”${name}” finns inte bland illustrationerna.`, { cause });
  });
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.toString()) ?? [];
  return { svg, width: Number(width), height: Number(height) };
}
