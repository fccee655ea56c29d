import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "#src/core/errors/failure.ts";

type Gone = "unknown" | "takenDown";
export type CardAnswer<Answer> = { state: "away" | Gone } | { state: "shown"; answer: Answer };

/** What is no failure: a reference that leads to nothing, whatever is wrong with it. */
const meaning: Partial<Record<ApiError["code"], Gone>> = {
  not_found: "unknown",
  validation_failed: "unknown",
  bad_request: "unknown",
  taken_down: "takenDown",
};

export async function askForCard<Answer>(
  fetchCard: () => Promise<Answer>,
  failure: FailureEvent,
): Promise<CardAnswer<Answer>> {
  try {
    return { state: "shown", answer: await fetchCard() };
  } catch (error) {
    const gone = error instanceof ApiError ? meaning[error.code] : undefined;
    if (gone === undefined) reportFailure(failure, error);
    return { state: gone ?? "away" };
  }
}
