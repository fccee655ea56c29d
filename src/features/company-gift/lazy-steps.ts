/* Fetched at the first interaction: schemas, calls and payment are no part of the first script. */

export const loadWhileWriting = () => import("./while-writing.ts");
export const loadDetailsStep = () => import("./details-step.tsx");
/** In one file with the step before it: each file more is in every page's first script. */
export const loadCompanyOrder = async () => ({ default: (await loadDetailsStep()).CompanyGiftOrder });
