import type { Donor } from "@hjarta-lunga/contract/schemas/donors.ts";
import { changing } from "#src/core/order/draft/order-draft.ts";

export type DonorDraft = {
  kind: Donor["kind"];
  firstName: string;
  lastName: string;
  companyName: string;
  organisationNumber: string;
  email: string;
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
  taxReduction: false,
  personalNumber: "",
};

export const changeDonor = changing<"donor", DonorDraft>("donor");
