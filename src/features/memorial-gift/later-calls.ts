/* Fetched when something is looked for: the client of the API is no part of the journey's first script. */

export const lookupDeceasedPeople = async (query: string, signal: AbortSignal) =>
  (await import("#src/calls/lookups.ts")).searchDeceasedPeople(query, signal);

export const lookupFuneralParlors = async (query: string, signal: AbortSignal) =>
  (await import("#src/calls/lookups.ts")).searchFuneralParlors(query, signal);
