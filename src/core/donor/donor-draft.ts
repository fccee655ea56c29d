import type { Donor } from "@hjarta-lunga/contract/schemas/donors.ts";

/** What the visitor has written about themselves, as it stands in the fields. */
export type DonorDraft = {
  kind: Donor["kind"];
  firstName: string;
  lastName: string;
  companyName: string;
  organisationNumber: string;
  email: string;
  mobile: string;
  taxReduction: boolean;
  personalNumber: string;
};

export const emptyDonor: DonorDraft = {
  kind: "person",
  firstName: "",
  lastName: "",
  companyName: "",
  organisationNumber: "",
  email: "",
  mobile: "",
  taxReduction: false,
  personalNumber: "",
};
