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

export const approvedPetitionsPath = (product: string) => `/${encodeURIComponent(product)}/petitions/approved/`;
