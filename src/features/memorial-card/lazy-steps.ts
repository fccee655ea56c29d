/* Fetched at the first sign of a hand: schemas, calls and payment are no part of its first script. */

/** One file for all that comes later: each file more is in every page's first script. */
export const loadDonorStep = () => import("./candle-donor-step.tsx");
export const loadCandleOrder = async () => ({ default: (await loadDonorStep()).CandleOrder });
