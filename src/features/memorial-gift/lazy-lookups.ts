import { loadWhileWriting } from "./lazy-steps.ts";

/* Fetched when something is looked for: the client of the API is no part of the journey's first script. */

export const lookupDeceasedPeople = async (query: string, signal: AbortSignal) =>
  (await loadWhileWriting()).searchDeceasedPeople(query, signal);

export const lookupFuneralParlors = async (query: string, signal: AbortSignal) =>
  (await loadWhileWriting()).searchFuneralParlors(query, signal);
