import { readFile } from "node:fs/promises";
import { lastBackup, type LastBackup } from "@hjarta-lunga/contract/schemas/last-backup.ts";
import type { AdminViewServerProps } from "payload";
import { backupWords } from "./backup-words.ts";
import { Panel } from "./panel.tsx";
import { PanelRow } from "./panel-row.tsx";

const readLast = async (file: string): Promise<LastBackup | null> => {
  try {
    return lastBackup.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
};

export async function Backup({ payload }: AdminViewServerProps) {
  const file = String(payload.config.custom.lastBackupFile);
  const { label, detail, tone } = backupWords(await readLast(file), new Date());
  return (
    <Panel heading="Säkerhetskopia">
      <PanelRow label={label} detail={detail} tone={tone} />
    </Panel>
  );
}
