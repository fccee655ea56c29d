import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getPayload } from "payload";
import config from "../payload.config.ts";

/** Payload's output needs a compiler; ours runs as it is, so types must be imported as types. */
const name = process.argv[2] ?? "change";
const payload = await getPayload({ config, disableOnInit: true });
await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true });
const folder = payload.db.migrationDir;
for (const file of await readdir(folder)) {
  if (!file.endsWith(".ts")) continue;
  const path = join(folder, file);
  const written = await readFile(path, "utf8");
  const runnable = written
    .replace(
      "import { MigrateUpArgs, MigrateDownArgs, sql }",
      "import { type MigrateDownArgs, type MigrateUpArgs, sql }",
    )
    .replaceAll("({ db, payload, req }", "({ db }");
  if (runnable !== written) await writeFile(path, runnable);
}
await rm(join(folder, "index.ts"), { force: true });
await payload.destroy();
process.exit(0);
