import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { FastifyBaseLogger } from "fastify";
import { NoConnection } from "../database/failures.ts";
import type { Transaction } from "../database/connect.ts";
import type { Environment } from "../environment/environment.ts";
import { mailLeaseMs } from "../environment/mail.ts";
import { jobSchema, queueList, type Job, type QueueName } from "./queues.ts";

export type Handler = (job: Job) => Promise<void>;

export type Jobs = {
  /** In the transaction that makes the work due: when it cannot be queued, the transaction fails with it. */
  send: (tx: Transaction, name: QueueName, job: Job) => Promise<void>;
  work: (name: QueueName, handler: Handler) => void;
  start: (log: FastifyBaseLogger) => void;
  stop: () => Promise<void>;
};

const afterLeaseSeconds = 10;
const retryStartMs = 2_000;
const stopWithinMs = 8_000;
/** A transaction waits for it. A database that hangs refuses nothing, and would be waited for without end. */
const openWithinMs = 5_000;
/** How often the library looks for jobs whose process was killed. Its own minute would be added to each job's expiry. */
const expirySeconds = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 10 };

const within = <Result>(work: Promise<Result>, ms: number): Promise<Result> => {
  const late = wait(ms, undefined, { ref: false }).then(() => {
    throw new Error(`Took longer than ${ms} ms`);
  });
  return Promise.race([work, late]);
};

export const createJobs = ({ databaseUrl, mail }: Pick<Environment, "databaseUrl" | "mail">): Jobs => {
  const expiry: Partial<Record<QueueName, { expireInSeconds: number }>> = {
    mail: { expireInSeconds: Math.ceil(mailLeaseMs(mail) / 1_000) + afterLeaseSeconds },
  };
  const handlers = new Map<QueueName, Handler>();
  const stopping = new AbortController();
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobSchema,
    application_name: "charity-api-jobs",
    max: 3,
    connectionTimeoutMillis: 2_000,
    ...expirySeconds,
    migrate: false,
    createSchema: false,
  });
  // Without a listener an error would end the process, and sending opens the library before the workers start.
  boss.on("error", () => undefined);
  let opened: Promise<void> | undefined;
  let working = Promise.resolve();

  const openAnew = async (): Promise<void> => {
    if (stopping.signal.aborted) throw new Error("Jobs have stopped");
    // Whoever waits may have left: a start that fails is cleared away when it does, and one that succeeds is used by the next.
    const start = boss.start().catch(async (error: unknown) => {
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw error;
    });
    try {
      await within(start, openWithinMs);
    } catch (cause) {
      opened = undefined;
      throw new NoConnection("Jobs cannot be queued", { cause });
    }
  };
  const open = () => (opened ??= openAnew());

  const startWorker = async (log: FastifyBaseLogger, name: QueueName, handler: Handler) => {
    const worker: string = await boss.work<Job>(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
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
    await open();
    for (const { name, workers } of queueList) {
      const handler = handlers.get(name);
      for (let count = 0; handler && count < workers; count += 1) await startWorker(log, name, handler);
    }
  };

  return {
    send: async (tx, name, { id }) => {
      await open();
      await boss.send(name, { id }, { singletonKey: id, ...expiry[name], db: fromDrizzle(tx, sql) });
    },
    work: (name, handler) => {
      handlers.set(name, handler);
    },
    start: (log) => {
      boss.on("error", (error) => log.warn({ err: error }, "jobs met a failure; they go on"));
      const retry = async (): Promise<void> => {
        try {
          await startWorkers(log);
        } catch (error) {
          log.warn({ err: error }, "jobs cannot start yet; tried again");
          await wait(retryStartMs, undefined, { signal: stopping.signal }).catch(() => undefined);
          if (!stopping.signal.aborted) await retry();
        }
      };
      working = retry();
    },
    stop: async () => {
      stopping.abort();
      await working;
      await opened?.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
};

export const installJobs = async (connectionString: string): Promise<void> => {
  const boss = new PgBoss({ connectionString, schema: jobSchema, max: 2, supervise: false, schedule: false });
  let failure: Error | undefined;
  boss.on("error", (error) => (failure ??= error));
  await boss.start();
  try {
    for (const { name, cron, options } of queueList) {
      const { policy, ...changeable } = options;
      await boss.createQueue(name, { policy, ...changeable });
      // A queue's policy is fixed when it is made.
      await boss.updateQueue(name, changeable);
      if (cron !== undefined) await boss.schedule(name, cron, { id: name }, { tz: "Europe/Stockholm" });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failure) throw failure;
};
