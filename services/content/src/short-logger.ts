import { defaultLoggerOptions, type Config } from "payload";

const statusOf = (told: unknown) => (told as { err?: { status?: unknown } } | undefined)?.err?.status;
const isTheAskers = (status: unknown) => typeof status === "number" && status >= 400 && status < 500;

/** Errors with a 4xx status are one line without a stack. Payload's own setting goes by error names. */
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
