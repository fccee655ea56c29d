/* Fetched at the first interaction: schemas, calls and payment are no part of its first script. */

export const loadWhileWriting = () => import("./while-writing.ts");
export const loadDonorStep = () => import("./donor-step.tsx");
/** In one file with the step before it: each file more is in every page's first script. */
export const loadMemorialOrder = async () => ({ default: (await loadDonorStep()).MemorialOrder });
