/* Fetched at the first sign of a hand: forms, schemas, calls and payment are no part of the wall's script. */

/** One file for all that comes after the wall: each file more is in every page's first script. */
export const loadGreetingSteps = () => import("./greeting-steps.tsx");
