import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Searched from the working directory: bundled code does not know its source file. */
export function repositoryRoot(from = process.cwd()): string {
  let folder = from;
  while (!existsSync(join(folder, "artwork", "artwork.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No artwork/artwork.json in ${from} or above it: start from the repository`);
    folder = parent;
  }
  return folder;
}
