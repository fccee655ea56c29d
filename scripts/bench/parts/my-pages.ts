import { join } from "node:path";
import { sql } from "drizzle-orm";
import { fetchMyDataCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { buildApp } from "../../../services/api/src/app.ts";
import { createProviders } from "../../../services/api/src/ledger/providers/create.ts";
import { keepSnapshot } from "../../../services/api/src/platform/content/snapshot.ts";
import { connect } from "../../../services/api/src/platform/database/connect.ts";
import { readEnvironment } from "../../../services/api/src/platform/environment/environment.ts";
import { createJobs } from "../../../services/api/src/platform/jobs/jobs.ts";
import { migrate } from "../../../services/api/src/platform/migration/migrate.ts";
import { identify, somebodyNew } from "../../testing/givers/givers.ts";
import { tenYears } from "../../testing/givers/ten-years.ts";
import { ensureDatabase } from "../../lib/databases.ts";
import { step } from "../../lib/progress.ts";
import { seededSite } from "../../testing/seeded-site.ts";
import type { Figure } from "../lib/figure.ts";
import { median, timed } from "../lib/numbers.ts";
import type { BenchContext } from "../lib/part.ts";

const others = 30;
const rounds = 40;
const last = "2026-11-28";

const measure = async (url: string, folder: string): Promise<Figure[]> => {
  const given = { DATABASE_URL: url, LIMIT_FACTOR: "1000000", BANK_FILES_FOLDER: join(folder, "bank-files") };
  const environment = readEnvironment(given);
  const { db, close } = connect({ url, poolSize: 5, onIdleError: () => undefined });
  await keepSnapshot(db, seededSite());
  const [jobs, providers] = [createJobs(environment), createProviders(environment)];
  const stopping = new AbortController().signal;
  const app = await buildApp({ db, environment, jobs, providers, logger: false, stopping });
  try {
    const [house, who] = [{ db, environment }, somebodyNew()];
    await step(`${others + 1} givers of ten years`, async () => {
      await tenYears(house, who, last);
      for (let n = 0; n < others; n += 1) await tenYears(house, somebodyNew(), last);
      await db.execute(sql`vacuum analyze`);
    });
    const { token, cookie } = await identify(house, who);
    const fetch = () => app.inject({ url: `${fetchMyDataCall.path}?token=${token}`, headers: { cookie } });
    const pool = db.$client;
    const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
    const asked: unknown[][] = [];
    pool.query = ((...one: unknown[]) => {
      asked.push(one);
      return query(...one);
    }) as never;
    await fetch();
    pool.query = query as never;
    const [whole, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      whole.push(await timed(fetch));
      bare.push(
        await timed(async () => {
          for (const one of asked) await query(...one);
        }),
      );
    }
    return [
      {
        what: "All that is a giver's of ten years and 400 gifts, beside its bare queries",
        unit: "ms",
        measured: median(whole),
        baseline: median(bare),
        bar: { timesBaseline: 3 },
        notes: [`${asked.length} queries, among ${others} others with as many gifts`],
      },
    ];
  } finally {
    await app.close();
    await close();
  }
};

export const myPages = async (context: BenchContext): Promise<Figure[]> => {
  const { databaseUrl } = await context.stack();
  const url = await ensureDatabase(databaseUrl("postgres"), "bench_my_pages");
  await migrate(url);
  return measure(url, context.folder);
};
