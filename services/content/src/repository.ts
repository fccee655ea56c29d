import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The top folder of the house, found upwards from where the process was started: bundled code does not know which
 * file it came from.
 */
export function repositoryRoot(from = process.cwd()): string {
  let folder = from;
  while (!existsSync(join(folder, "artwork", "artwork.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No artwork/artwork.json in ${from} or above it: start from the repository`);
    folder = parent;
  }
  return folder;
}
