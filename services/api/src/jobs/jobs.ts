import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "../database/connect.ts";
import type { Environment } from "../environment.ts";
import { leaseMs } from "../mail/lease.ts";
import { jobSchema, keyOf } from "./queues.ts";
import type { JobData, JobName } from "./queues.ts";

type Handler<Name extends JobName> = (data: JobData[Name]) => Promise<void>;

/**
 * Work that outlives a request, kept in the database. A job is a messenger: the row it names holds the truth, and a sweep
 * finds what no job tells of (payments/reconcile.ts).
 */
export type Jobs = {
  /** In the transaction that makes the work due, or on its own. */
  send: <Name extends JobName>(tx: Transaction, name: Name, data: JobData[Name], afterMs?: number) => Promise<void>;
  /** One handler a queue, given before the start. It throws when the job is to be tried again. */
  work: <Name extends JobName>(name: Name, handler: Handler<Name>) => void;
  start: (log: FastifyBaseLogger) => void;
  /** Waits for the jobs that run. */
  stop: () => Promise<void>;
};

/** Mail waits for a server that thinks; what asks a payment provider should not crowd it. */
const atOnce: Record<JobName, number> = { reconcile: 4, refund: 4, mail: 10 };
/** Between the end of a mail's lease and the moment when its job counts as lost. */
const afterLeaseSeconds = 10;
const retryStartMs = 2_000;
const stopWithinMs = 8_000;

export const createJobs = ({ databaseUrl, mail }: Pick<Environment, "databaseUrl" | "mail">): Jobs => {
  const expiry: Partial<Record<JobName, { expireInSeconds: number }>> = {
    mail: { expireInSeconds: Math.ceil(leaseMs(mail) / 1_000) + afterLeaseSeconds },
  };
  const handlers = new Map<JobName, (data: never) => Promise<void>>();
  const stopping = new AbortController();
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobSchema,
    application_name: "charity-api-jobs",
    max: 3,
    connectionTimeoutMillis: 2_000,
    migrate: false,
    createSchema: false,
    schedule: false,
  });
  let started = false;
  let starting = Promise.resolve();

  const startWorker = async (log: FastifyBaseLogger, name: JobName, handler: (data: never) => Promise<void>) => {
    const worker: string = await boss.work<never>(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
      for (const { id, data } of jobs) {
        await handler(data).catch((error: unknown) => {
          log.warn({ err: error, queue: name, jobId: id }, "job failed");
          throw error;
        });
      }
      // Where there was one there may be more: it looks again at once, not at the next second.
      boss.notifyWorker(worker);
    });
  };

  const startWorkers = async (log: FastifyBaseLogger) => {
    await boss.start();
    for (const [name, handler] of handlers) {
      for (let count = 0; count < atOnce[name]; count += 1) await startWorker(log, name, handler);
    }
    started = true;
  };

  return {
    send: async (tx, name, data, afterMs = 0) => {
      if (!started) return;
      const startAfter = afterMs > 0 ? { startAfter: Math.ceil(afterMs / 1000) } : {};
      await boss.send(name, data, {
        singletonKey: keyOf(data),
        ...startAfter,
        ...expiry[name],
        db: fromDrizzle(tx, sql),
      });
    },
    work: (name, handler) => {
      handlers.set(name, handler);
    },
    start: (log) => {
      boss.on("error", (error) => log.warn({ err: error }, "jobs met a failure; they go on"));
      starting = (async () => {
        while (!stopping.signal.aborted && !started) {
          await startWorkers(log).catch(async (error: unknown) => {
            log.warn({ err: error }, "jobs cannot start yet; tried again");
            await boss.stop({ graceful: false }).catch(() => undefined);
            await wait(retryStartMs, undefined, { signal: stopping.signal }).catch(() => undefined);
          });
        }
      })();
    },
    stop: async () => {
      stopping.abort();
      await starting;
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
};
