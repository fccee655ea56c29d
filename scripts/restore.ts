import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readKeys } from "./backup/keys.ts";
import { planRestore, restore, type Known } from "./backup/restore.ts";
import { dataFolder } from "./backup/sources.ts";
import { openStore } from "./backup/store.ts";
import { prepareDataFolder } from "./lib/data-folder.ts";
import { Failure, runMain } from "./lib/failure.ts";
import { say, step } from "./lib/progress.ts";
import { root } from "./lib/settings.ts";

type Journal = { entries: { when: number }[] };

const knownSchemas = (): Known => {
  const journal = readFileSync(join(root, "services/api/migrations/meta/_journal.json"), "utf8");
  const files = readdirSync(join(root, "services/content/migrations"));
  return {
    charity: (JSON.parse(journal) as Journal).entries.map(({ when }) => String(when)),
    content: files.filter((name) => name.endsWith(".ts")).map((name) => name.replace(/\.ts$/, "")),
  };
};

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        id: { type: "string" },
        at: { type: "string" },
        replace: { type: "boolean", default: false },
        tell: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new Failure(
      `${error instanceof Error ? error.message : ""} Say: [--id <backup>] [--at <2026-11-26T22:30:00Z>] [--tell] [--replace].`,
    );
  }
};

await runMain(async () => {
  const { id, at: written, replace, tell: onlyTell } = readArguments();
  const at = written === undefined ? undefined : new Date(written);
  if (at && Number.isNaN(at.getTime())) throw new Failure("--at must be a moment, like 2026-11-26T22:30:00Z.");
  const place = { store: openStore(process.env), keys: readKeys(process.env) };
  const dataDir = dataFolder(process.env);
  const plan = await planRestore(place, dataDir, { id, at }, knownSchemas());
  const { manifest, targets, inTheWay } = plan;
  say(
    `From ${place.store.where}: the backup ${manifest.id}, taken ${manifest.takenAt} of PostgreSQL ${manifest.postgres}.`,
  );
  for (const { thing, path } of targets)
    say(`  ${thing} to ${path}${inTheWay.includes(path) ? ", where there is something: it is laid beside" : ""}`);
  if (at)
    say(
      `  The databases are then brought to ${at.toISOString()} by PostgreSQL's log. Pictures and the bank's files stay as they were backed up.`,
    );
  if (onlyTell) return;
  if (inTheWay.length === 0) prepareDataFolder(dataDir);
  await step("Restore", () => restore(place, dataDir, plan, replace));
  say(
    "The bank is told nothing while RESTORED.txt lies in its folder. Compare what the bank has with `bank-files list`, then remove it: docs/operations.md, Backups.",
  );
});
