import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { unlessEmpty } from "#src/core/form/unless-empty.ts";
import { orderDraftIn, readStoredDraft, storeDraft } from "#src/core/order/draft/order-draft.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { kind } from "./company-gift.ts";

type Written = Pick<DonorDraft, "companyName" | "organisationNumber" | "email">;

/** Who began another gift as a company goes on here. What they wrote is in the draft: the URL carries the amount alone. */
export function bringToCompanyGift(amount: number, { companyName, organisationNumber, email }: Written) {
  const stored = readStoredDraft(kind);
  const before = isRecord(stored.company) ? stored.company : {};
  const company = { ...before, ...unlessEmpty({ name: companyName, organisationNumber, email }) };
  storeDraft(kind, { ...stored, ...orderDraftIn(stored), company });
  const query = new URLSearchParams({ [queryKeys.amount]: String(amount) });
  return { href: `${routes.companyGift.href()}?${query}`, state: { broughtAlong: true } };
}

/** Whether the visitor has just been brought here. */
export function wasBroughtAlong(): boolean {
  const state: unknown = history.state;
  return isRecord(state) && state.broughtAlong === true;
}
