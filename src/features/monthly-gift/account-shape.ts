import { z } from "zod";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { giftTaxRule } from "@hjarta-lunga/contract/person-tax.ts";
import { writtenAccount } from "@hjarta-lunga/contract/schemas/accounts.ts";
import { directDebitConsent } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { accountFields, accountWords } from "#src/core/account/account-draft.ts";
import { donorWords } from "#src/core/donor/donor-words.ts";
import type { FormWords } from "#src/core/form/form-field.tsx";
import { unlessEmpty } from "#src/core/form/unless-empty.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import type { MandateDraft } from "./mandate-draft.ts";

export const accountForm = z.strictObject({ account: writtenAccount, donor: directDebitConsent.shape.donor });

export const accountStepWords: FormWords = {
  ...donorWords,
  ...accountWords,
  firstName: { label: "donor.firstName.label", required: "monthly.giver.firstNameRequired" },
  lastName: { label: "donor.lastName.label", required: "monthly.giver.lastNameRequired" },
};

/** Whether the giver's number is of use: for the tax reduction, which is whoever gives's. */
export const asksForNumber = (kind: MandateJourneyKind, draft: MandateDraft): boolean =>
  kind === "monthly_gift" && draft.giver.isOther && (amountOf(draft) ?? 0) >= giftTaxRule().leastGift;

export const shownFields = (kind: MandateJourneyKind, draft: MandateDraft): string[] => [
  ...accountFields,
  "email",
  ...(draft.giver.isOther ? ["firstName", "lastName"] : []),
  ...(asksForNumber(kind, draft) ? ["personalNumber"] : []),
];

export function toAccountForm(kind: MandateJourneyKind, draft: MandateDraft) {
  const { account, contact, giver } = draft;
  const { firstName, lastName, personalNumber } = giver;
  const named = { firstName, lastName, ...(asksForNumber(kind, draft) && unlessEmpty({ personalNumber })) };
  return {
    account,
    donor: {
      email: contact.email,
      ...(giver.isOther && { giver: named }),
    },
  };
}
