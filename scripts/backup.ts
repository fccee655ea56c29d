import { newKey, readKeys } from "./backup/keys.ts";
import { withLastBackup } from "./backup/last-backup.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { idsOf, readManifest } from "./backup/manifest.ts";
import { clustersOf, dataFolder, readSources } from "./backup/sources.ts";
import { openStore } from "./backup/store.ts";
import { shipWal } from "./backup/wal.ts";
import { Failure, runMain } from "./lib/failure.ts";
import { say, step } from "./lib/progress.ts";

const { env } = process;
const openPlace = () => ({ store: openStore(env), keys: readKeys(env) });

const commands: Record<string, () => Promise<void>> = {
  now: () =>
    step("Backup", async (tell) => {
      const make = async () => {
        const place = openPlace();
        return { where: place.store.where, ...(await makeBackup(place, readSources(env))) };
      };
      const { id, things, removed, where } = await withLastBackup(dataFolder(env), make);
      const bytes = Object.values(things).reduce((sum, one) => sum + one.bytes, 0);
      const gone = removed.length === 0 ? "" : `, ${removed.length} old ones removed`;
      tell(`${id}: ${(bytes / 1e6).toFixed(1)} MB in ${where}, read back and compared${gone},`);
    }),
  wal: async () => {
    const sources = readSources(env);
    const [cluster] = await clustersOf(sources);
    if (sources.walFolder === undefined || !cluster)
      throw new Failure("BACKUP_WAL_FOLDER must name the folder that PostgreSQL archives its log to.");
    say(`${await shipWal(openPlace(), cluster.id, sources.walFolder)} files of PostgreSQL's log are in the store.`);
  },
  list: async () => {
    const place = openPlace();
    const ids = await idsOf(place);
    for (const id of ids) {
      const { takenAt, postgres, things } = await readManifest(place, id);
      say(`${id}  taken ${takenAt}  PostgreSQL ${postgres}  ${Object.keys(things).join(", ")}`);
    }
    if (ids.length === 0) say("There is none.");
  },
  key: () => {
    say(newKey());
    return Promise.resolve();
  },
};

await runMain(async () => {
  const [name = "now"] = process.argv.slice(2);
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!run) throw new Failure(`Say what: ${Object.keys(commands).join(", ")}, or nothing for a backup.`);
  await run();
});
