import type { MemorialCardAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { loadCardCalls } from "./later-calls.ts";

type Gone = "unknown" | "takenDown";
export type CardAnswer = { state: "away" | Gone } | { state: "shown"; answer: MemorialCardAnswer };

/** What is no failure: a reference that leads to nothing, whatever is wrong with it. */
const meaning: Partial<Record<ApiError["code"], Gone>> = {
  not_found: "unknown",
  validation_failed: "unknown",
  bad_request: "unknown",
  taken_down: "takenDown",
};

/** What a reference leads to. */
export async function askForCard(reference: string): Promise<CardAnswer> {
  try {
    const { fetchMemorialCard } = await loadCardCalls();
    return { state: "shown", answer: await fetchMemorialCard(reference) };
  } catch (error) {
    const gone = error instanceof ApiError ? meaning[error.code] : undefined;
    if (gone === undefined) reportFailure("error_memorial_card_get_card", error);
    return { state: gone ?? "away" };
  }
}
