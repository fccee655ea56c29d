import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../services/api/src/database/connect.ts";
import { migrate } from "../services/api/src/database/migrate.ts";
import { readEnvironment } from "../services/api/src/environment.ts";
import { openBank } from "./kill-test/bank-files/bank.ts";
import { compareWithBank } from "./kill-test/bank-files/compare.ts";
import { killRounds } from "./kill-test/bank-files/rounds.ts";
import { ensureDatabase } from "./lib/databases.ts";
import { runMain } from "./lib/failure.ts";
import { addManyMandates } from "./lib/many-mandates.ts";
import { freePort } from "./lib/ports.ts";
import { startPostgres } from "./lib/postgres.ts";
import { say, seconds } from "./lib/progress.ts";

const first = "2026-12-14";
const each = 40;

/** Two processes that write, send and read the bank's files are killed, so many times: `npm run kill-test-bank -- 200`. */
await runMain(async () => {
  const rounds = Number(process.argv[2] ?? 200);
  const folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-bank-"));
  const from = performance.now();
  const postgres = await startPostgres({
    ...{ folder: join(folder, "postgres"), port: await freePort(), password: "kill-test", durable: true },
    logFile: join(folder, "postgres.log"),
  });
  let agreed = false;
  try {
    const url = await ensureDatabase(postgres.url("postgres"), "charity");
    await migrate(url);
    const { db, close } = connect({ url, poolSize: 1, onIdleError: () => undefined });
    const { personalNumberKeys } = readEnvironment({});
    const mandates = { count: each, firstDrawOn: first, drawDays: [25, 27, 28] };
    await addManyMandates(db, personalNumberKeys, { ...mandates, state: "active" });
    await addManyMandates(db, personalNumberKeys, { ...mandates, state: "signed" });
    await close();
    const files = join(folder, "bank-files");
    const bank = openBank(files);
    const last = await killRounds({
      ...{ rounds, first, bank },
      env: { DATABASE_URL: url, BANK_FILES_FOLDER: files },
      told: (round) => {
        if (round % 20 === 0) say(`  ${round} of ${rounds}: ${bank.files.size} files`);
      },
    });
    const { faults, ...counts } = await compareWithBank(url, bank);
    say(`  ${rounds} rounds until ${last} in ${seconds(from)}: ${JSON.stringify(counts)}`);
    for (const fault of faults.slice(0, 20)) say(`  FAULT ${fault}`);
    agreed = faults.length === 0;
    if (agreed) say("  Each file, mandate and draw came to the bank once, and each answer took effect once.");
    else process.exitCode = 1;
  } finally {
    await postgres.stop();
    if (agreed) rmSync(folder, { recursive: true, force: true });
    else say(`  What happened is kept in ${folder}`);
  }
});
