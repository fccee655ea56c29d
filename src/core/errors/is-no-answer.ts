import { ApiError } from "#src/calls/api-error.ts";

/** What was refused with a reason is the visitor's to mend; that nobody answered, or could not, is a failure. */
export const isNoAnswer = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === undefined || error.status >= 500;
