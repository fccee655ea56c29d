import type { Queue } from "pg-boss";

/** What a job is told: ids alone, never who or how much. */
export type JobData = {
  /** Ask the provider about a payment that is not settled. */
  reconcile: { paymentId: string };
  /** Give back money that came although the order was paid already. */
  refund: { paymentId: string };
  mail: { mailId: string };
};
export type JobName = keyof JobData;

/** The schema beside our tables that the job library keeps. */
export const jobSchema = "jobs";

const hourSeconds = 3_600;
const kept = { deleteAfterSeconds: hourSeconds, retentionSeconds: 30 * 24 * hourSeconds, expireInSeconds: 60 };
const patient = { retryLimit: 200, retryDelay: 5, retryBackoff: true, retryDelayMax: hourSeconds };

/**
 * Each job carries the id of its row as its key. A payment has one question waiting, and the running one may queue the
 * next; of mail and refunds there is one at all.
 */
export const queues: Record<JobName, Omit<Queue, "name"> & { policy: string }> = {
  reconcile: { ...kept, policy: "short", retryLimit: 0 },
  refund: { ...kept, ...patient, policy: "exclusive" },
  mail: { ...kept, ...patient, policy: "exclusive" },
};
export const jobNames = Object.keys(queues) as JobName[];

export const keyOf = (data: { paymentId: string } | { mailId: string }): string =>
  "mailId" in data ? data.mailId : data.paymentId;
