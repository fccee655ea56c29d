import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const name = "RESTORED.txt";

/** What the bank was told since the backup is not known: nothing is told again before somebody has compared. */
export const holdBank = (folder: string): void =>
  writeFileSync(
    join(folder, name),
    `Restored ${new Date().toISOString()}. The bank is told nothing while this file is here: docs/operations.md, Backups.\n`,
  );

export const isBankHeld = (folder: string): boolean => existsSync(join(folder, name));
