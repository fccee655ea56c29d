import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const folders: string[] = [];

export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-backup-"));
  folders.push(folder);
  return folder;
};

/** In each file that asks for one. */
export const removeFolders = (): void => {
  afterAll(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
};
