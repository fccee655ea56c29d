import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "./failure.ts";

/** What was refused with a reason is the visitor's to mend; that nobody answered, or could not, is a failure. */
const isNoAnswer = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === undefined || error.status >= 500;

export async function reportNoAnswer<Answer>(event: FailureEvent, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (isNoAnswer(error)) reportFailure(event, error);
    throw error;
  }
}
