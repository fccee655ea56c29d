import { constants } from "node:os";

/** As a shell tells it: whoever started us learns that our child was killed, and did not fail by itself. */
export const exitCodeOf = (code: number | null, signal: NodeJS.Signals | null): number =>
  code ?? (signal === null ? 1 : 128 + constants.signals[signal]);
