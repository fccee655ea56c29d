import { bankNightHour } from "@hjarta-lunga/contract/mandates.ts";
import type { Queue } from "pg-boss";

export type Job = { id: string };

export const jobSchema = "jobs";

type QueueFacts = {
  workers: number;
  /** When a job comes by itself, once for all processes. Its id is the queue's name. */
  cron?: string;
  options: Omit<Queue, "name"> & { policy: string };
};

const hourSeconds = 3_600;
const oneOfARow = { policy: "exclusive", deleteAfterSeconds: hourSeconds };
const triedForDays = {
  ...oneOfARow,
  expireInSeconds: 60,
  retentionSeconds: 30 * 24 * hourSeconds,
  retryLimit: 200,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: hourSeconds,
};
const sweep = { ...oneOfARow, retentionSeconds: hourSeconds, retryLimit: 0 };
/** When its process was killed, the next may begin after a minute: until then nobody looks for what was left. */
const shortSweep = { ...sweep, expireInSeconds: 60 };
const longSweep = { ...sweep, expireInSeconds: 600 };
/** Comes once a day, and is done anew within minutes: after midnight a bank's night would be another day's. */
const nightly = { ...longSweep, retryLimit: 10, retryDelay: 60 };
const everyMinute = "* * * * *";

const queues = {
  mail: { workers: 10, options: triedForDays },
  refund: { workers: 4, options: triedForDays },
  unsentMail: { workers: 1, cron: everyMinute, options: shortSweep },
  /** A link by mail is looked for here, so that the answer tells nothing of who gives. */
  mailLinks: { workers: 2, options: triedForDays },
  missingRefunds: { workers: 1, cron: everyMinute, options: shortSweep },
  unpaidStock: { workers: 1, cron: everyMinute, options: shortSweep },
  /** After the bank's working day (Sweden's clock), so that all of a day's mandates go with it. Closed days have no file. */
  bankNight: { workers: 1, cron: `0 ${bankNightHour} * * *`, options: nightly },
  bankFiles: { workers: 1, cron: everyMinute, options: longSweep },
  providerLists: { workers: 1, cron: "30 4 * * *", options: nightly },
  yearlyReceipts: { workers: 1, cron: "0 9 * * *", options: longSweep },
  housekeeping: { workers: 1, cron: "*/15 * * * *", options: longSweep },
} satisfies Record<string, QueueFacts>;

export type QueueName = keyof typeof queues;
/** Worked by mail, payments and the application itself; all others are brought by modules. */
export type OwnQueue = "mail" | "unsentMail" | "refund" | "missingRefunds" | "providerLists" | "housekeeping";
export const queueList = (Object.entries(queues) as [QueueName, QueueFacts][]).map(([name, facts]) => ({
  name,
  ...facts,
}));
