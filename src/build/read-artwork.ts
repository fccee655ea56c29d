import { readFile } from "node:fs/promises";
import path from "node:path";
import { BuildError } from "./build-error.ts";

export async function readArtwork(projectRoot: string, name: string) {
  const svg = await readFile(path.join(projectRoot, "artwork", `${name}.svg`)).catch((cause: unknown) => {
    throw new BuildError(`Bilden ”${name}” finns inte bland illustrationerna.`, { cause });
  });
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.toString()) ?? [];
  return { svg, width: Number(width), height: Number(height) };
}
