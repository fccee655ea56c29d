/* Fetched at the first sign of a hand: schemas, calls and payment are no part of its first script. */

export const loadWhileWriting = () => import("./while-writing.ts");
export const loadDonorStep = () => import("./donor-step.tsx");
/** In one file with the step before it: each file more is in every page's first script. */
export const loadDocumentOrder = async () => ({ default: (await loadDonorStep()).GiftDocumentOrder });
