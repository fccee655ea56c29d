/** A card design's code is part of the links that are sent. A code is never reused: links already sent must open. Editors make new ones; these belong to drawings in `artwork/`. */
export const seededCampaignCodes = [
  "ALLAHJARTAN_25_1",
  "ALLAHJARTAN_25_2",
  "FARSDAG_24_1",
  "FARSDAG_24_2",
  "GENERELL_1",
  "GENERELL_2",
  "GENERELL_3",
  "GRATULATION_1",
  "GRATULATION_2",
  "GRATULATION_3",
  "GRATULATION_4",
  "JUL_24_1",
  "JUL_24_2",
  "JUL_24_3",
  "KPD_1",
  "KPD_2",
  "KPD_3",
  "KPR_KRANS",
  "MINNESLJUS_25",
  "MORSDAG_1",
  "MORSDAG_2",
  "PASK_1",
  "PASK_2",
  "SOMMAR_1",
  "SOMMAR_2",
  "SOMMAR_3",
  "TACK_1",
  "TACK_2",
  "WORLDHEARTDAY_25_1",
  "WORLDHEARTDAY_25_2",
  "TEST",
  "TESTK1",
  "TESTK2",
  "TESTK3",
  "GRAPHQL_TEST",
] as const;

export type CampaignCode = string;
/** Capital letters, digits and underscores, and a letter first: it stands in URLs. */
export const campaignCodePattern = /^[A-Z][A-Z0-9_]{1,39}$/;
export const isCampaignCode = (code: unknown): code is CampaignCode =>
  typeof code === "string" && campaignCodePattern.test(code);

/** Its drawing bears its code, so that a card that was sent opens also when editors have taken the design away. */
export const isSeededCampaign = (code: CampaignCode): boolean =>
  (seededCampaignCodes as readonly CampaignCode[]).includes(code);

export const campaignKinds = ["greeting", "condolence", "memorial", "test"] as const;
export type CampaignKind = (typeof campaignKinds)[number];
