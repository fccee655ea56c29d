import { defaultLoggerOptions, type Config } from "payload";

const statusOf = (told: unknown) => (told as { err?: { status?: unknown } } | undefined)?.err?.status;
const isTheAskers = (status: unknown) => typeof status === "number" && status >= 400 && status < 500;

/**
 * Payload's own log, in which what the asker did wrong is one line, without a stack. Payload has a level for some of its
 * errors, by name; this goes by the status, so that it holds for all of them and for ours.
 */
export const shortLogger: NonNullable<Config["logger"]> = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(told, log) {
        const [first] = told as unknown[];
        if (isTheAskers(statusOf(first))) this.info((first as { err: Error }).err.message);
        else log.apply(this, told);
      },
    },
  },
};
