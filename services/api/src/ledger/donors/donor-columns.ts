import type { Donor, Giver } from "@hjarta-lunga/contract/schemas/donors.ts";
import { toOrganisationNumber, toPersonalNumber, toTelephone } from "@hjarta-lunga/contract/swedish-numbers.ts";

type StoredDonor = Record<keyof typeof nobody, string | null> & { donorKind: Donor["kind"] };

const nobody = {
  firstName: null,
  lastName: null,
  companyName: null,
  organisationNumber: null,
  email: null,
  mobile: null,
  personalNumber: null,
};

const stored = (form: (written: string) => string | undefined, written: string | undefined): string | null =>
  (written === undefined ? undefined : form(written)) ?? null;

export const toStoredDonor = (donor: Donor | Giver): StoredDonor => {
  switch (donor.kind) {
    case "person":
      return {
        ...nobody,
        donorKind: donor.kind,
        firstName: donor.firstName,
        lastName: donor.lastName,
        email: donor.email ?? null,
        mobile: stored(toTelephone, donor.mobile),
        personalNumber: stored(toPersonalNumber, donor.personalNumber),
      };
    case "company":
      return {
        ...nobody,
        donorKind: donor.kind,
        companyName: donor.companyName,
        organisationNumber: stored(toOrganisationNumber, donor.organisationNumber),
        email: donor.email ?? null,
        mobile: stored(toTelephone, donor.mobile),
      };
    case "anonymous":
      return { ...nobody, donorKind: donor.kind, email: donor.email ?? null };
  }
};
