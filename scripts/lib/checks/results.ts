import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../settings.ts";

/** Where a report will be written; an older one is removed, so that it cannot be mistaken for this run's. */
export const resultFile = (name: string): string => {
  const folder = join(root, "test-results");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  rmSync(path, { force: true });
  return path;
};
