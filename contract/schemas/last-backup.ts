import { z } from "zod";

/** Written in DATA_DIR by each backup, read by the editors' first page. */
export const lastBackupFile = "last-backup.json";

export const lastBackup = z.object({
  /** When the last one that was read back and compared was taken, if there is any. */
  checkedAt: z.iso.datetime().nullable(),
  triedAt: z.iso.datetime(),
  outcome: z.enum(["checked", "failed"]),
});
export type LastBackup = z.infer<typeof lastBackup>;
