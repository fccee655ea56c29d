import { open } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connect, type Database } from "../../../services/api/src/platform/database/connect.ts";
import { readEnvironment, type Environment } from "../../../services/api/src/platform/environment/environment.ts";
import { openBankFolders } from "../../../services/api/src/ledger/bank-files/bank-folders.ts";
import { sendFiles } from "../../../services/api/src/kinds/monthly-gift/bank/send-files.ts";
import { writeNight } from "../../../services/api/src/kinds/monthly-gift/bank/write-night.ts";
import { migrate } from "../../../services/api/src/platform/migration/migrate.ts";
import { ensureDatabase } from "../../lib/databases.ts";
import { addManyMandates } from "../../lib/many-mandates.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { peakHeld } from "../lib/held-memory.ts";
import { timed } from "../lib/numbers.ts";
import type { BenchContext } from "../lib/part.ts";

const count = 100_000;
const few = 10_000;
/** The file of all has 8 MB, that of a tenth less than one: who kept a file whole would hold 7 MB more. */
const mostMegabytesMore = 5;
/** Few are looked at as often as many, for as fair a peak. */
const mandatesForAMs = 200;
const night = "2026-12-18";
const atOnce = 2_000;
const filled = ["orders", "payment", "payment_event", "mandate_draw"];

/** Answers with what draws them all into a file and sends it. */
const prepareExport = async (
  db: Database,
  environment: Environment,
  mandates: number,
): Promise<() => Promise<void>> => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`truncate mandate, bank_file, payment, orders, mail cascade`);
  });
  const { personalNumberKeys, autogiro } = environment;
  const all = Array.from({ length: mandates }, (_, index) => ({
    payer: String(index + 1).padStart(16, "0"),
    amountOre: 20_000,
    drawDay: 28 as const,
  }));
  await addManyMandates(db, personalNumberKeys, { mandates: all, state: "active", firstDrawOn: "2026-12-28" });
  await db.execute(sql`vacuum analyze mandate`);
  const folders = await openBankFolders(autogiro.folder);
  return async () => {
    await writeNight(db, environment, night);
    await sendFiles(db, personalNumberKeys, folders);
  };
};

const secondsOf = async (work: () => Promise<void>): Promise<number> => (await timed(work)) / 1_000;

/** The same rows into tables like ours, and as many lines into a file. */
const bare = async (db: Database, folder: string): Promise<number> => {
  for (const table of filled) {
    const [from, to] = [sql.identifier(table), sql.identifier(`bare_${table}`)];
    await db.execute(sql`drop table if exists ${to}`);
    await db.execute(sql`create table ${to} (like ${from} including all)`);
  }
  return secondsOf(async () => {
    await db.transaction(async (tx) => {
      for (const table of filled) {
        const [from, to] = [sql.identifier(table), sql.identifier(`bare_${table}`)];
        for (let at = 0; at < count; at += atOnce)
          await tx.execute(
            sql`insert into ${to} overriding system value select * from ${from} offset ${at} limit ${atOnce}`,
          );
      }
    });
    const file = await open(join(folder, "bare.txt"), "w");
    const lines = Buffer.from(`${"8".repeat(80)}\r\n`.repeat(atOnce), "latin1");
    for (let at = 0; at < count; at += atOnce) await file.write(lines);
    await file.sync();
    await file.close();
  });
};

const measure = async (db: Database, url: string, folder: string): Promise<Figure[]> => {
  const environment = readEnvironment({ DATABASE_URL: url, BANK_FILES_FOLDER: join(folder, "bank-files") });
  await step("A first night, for PostgreSQL's plans", async () => (await prepareExport(db, environment, few))());
  const inMemory = async (mandates: number) =>
    peakHeld(await prepareExport(db, environment, mandates), mandates / mandatesForAMs);
  const ofFew = await step(`Memory of ${few} draws`, () => inMemory(few));
  const ofMany = await step(`Memory of ${count} draws`, () => inMemory(count));
  const measured = await step(`${count} draws`, async () => secondsOf(await prepareExport(db, environment, count)));
  const baseline = await step("As many rows and lines, bare", () => bare(db, folder));
  return [
    {
      what: `${count.toLocaleString("en")} mandates drawn into a file`,
      unit: "s",
      measured,
      baseline,
      bar: { timesBaseline: 3 },
    },
    {
      what: "Memory held by so many more than by a tenth of them",
      unit: "MB",
      measured: ofMany - ofFew,
      bar: { atMost: mostMegabytesMore },
      notes: [`at most ${ofMany.toFixed(1)} MB at any time, of a tenth as many ${ofFew.toFixed(1)} MB`],
    },
  ];
};

export const draws = async (context: BenchContext): Promise<Figure[]> => {
  const { databaseUrl } = await context.stack();
  const url = await ensureDatabase(databaseUrl("postgres"), "bench_draws");
  await migrate(url);
  const { db, close } = connect({ url, poolSize: 2, onIdleError: () => undefined });
  try {
    return await measure(db, url, context.folder);
  } finally {
    await close();
  }
};
