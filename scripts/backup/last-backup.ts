import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lastBackup, lastBackupFile, type LastBackup } from "@hjarta-lunga/contract/schemas/last-backup.ts";
import { readOr } from "../lib/failure.ts";

const readLast = (dataDir: string): LastBackup | undefined =>
  readOr(() => lastBackup.parse(JSON.parse(readFileSync(join(dataDir, lastBackupFile), "utf8"))), undefined);

const writeLast = (dataDir: string, outcome: LastBackup["outcome"]): void => {
  const triedAt = new Date().toISOString();
  const checkedAt = outcome === "checked" ? triedAt : (readLast(dataDir)?.checkedAt ?? null);
  const file = join(dataDir, lastBackupFile);
  mkdirSync(dataDir, { recursive: true });
  // Nobody reads half of it.
  writeFileSync(`${file}.new`, JSON.stringify({ checkedAt, triedAt, outcome } satisfies LastBackup));
  renameSync(`${file}.new`, file);
};

/** A failed one, too, is told to those who read the first page. */
export const withLastBackup = async <Made>(dataDir: string, make: () => Promise<Made>): Promise<Made> => {
  try {
    const made = await make();
    writeLast(dataDir, "checked");
    return made;
  } catch (error) {
    // A full disk must not hide why the backup failed.
    readOr(() => {
      writeLast(dataDir, "failed");
    }, undefined);
    throw error;
  }
};
