/* Fetched at the first interaction: schemas, calls and payment are no part of its first script. */

export const loadWhileWriting = () => import("./while-writing.ts");
export const loadDonorStep = () => import("./donor-step.tsx");
/** In one file with the step before it: each file more is in every page's first script. */
export const loadMemorialOrder = async () => ({ default: (await loadDonorStep()).MemorialOrder });

/* Fetched when something is looked for: the client of the API is no part of the journey's first script. */

export const lookupDeceasedPeople = async (query: string, signal: AbortSignal) =>
  (await loadWhileWriting()).searchDeceasedPeople(query, signal);

export const lookupFuneralParlors = async (query: string, signal: AbortSignal) =>
  (await loadWhileWriting()).searchFuneralParlors(query, signal);
