/*
 * Approved research projects, as the research portal tells them. Plain names: the shape that checks an answer is in
 * petitions.ts, so that pages can use these without carrying it.
 */

/** What a project is about. The words are in the translations, `research.area.<code>`. */
export const researchAreas = [
  "coronary",
  "heartFailure",
  "arrhythmia",
  "congenital",
  "vessels",
  "asthma",
  "copd",
  "lungDisease",
] as const;
export type ResearchArea = (typeof researchAreas)[number];

/** Below the portal's URL. The product is the charity's name at the portal. */
export const approvedPetitionsPath = (product: string) => `/${encodeURIComponent(product)}/petitions/approved/`;
