import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lastBackup, lastBackupFile } from "@hjarta-lunga/contract/schemas/last-backup.ts";
import { expect, test } from "vitest";
import { withLastBackup } from "../../../scripts/backup/last-backup.ts";
import { removeFolders, temporaryFolder } from "./temporary-folder.ts";

removeFolders();

test("a failed backup is told, and when the last good one was", async () => {
  const folder = temporaryFolder();
  const file = join(folder, lastBackupFile);
  const told = () => lastBackup.parse(JSON.parse(readFileSync(file, "utf8")));
  expect(existsSync(file)).toBe(false);
  const fails = withLastBackup(folder, () => Promise.reject(new Error("The store is away")));
  await expect(fails).rejects.toThrow("The store is away");
  expect(told()).toMatchObject({ checkedAt: null, outcome: "failed" });

  expect(await withLastBackup(folder, () => Promise.resolve("made"))).toBe("made");
  const { checkedAt } = told();
  expect(told()).toEqual({ checkedAt, triedAt: checkedAt, outcome: "checked" });

  await withLastBackup(folder, () => Promise.reject(new Error("The store is away"))).catch(() => undefined);
  expect(told()).toMatchObject({ checkedAt, outcome: "failed" });
});
