import type { AccountDraft } from "#src/core/account/account-draft.ts";
import { keptPage } from "#src/core/identity/kept-order.ts";
import { sanitiseStored } from "#src/core/order/draft/stored.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { parseJson } from "#src/lib/parse-json.ts";
import { changeGiver, type MandateDraft } from "./mandate-draft.ts";

/* The numbers are kept in the tab only while their holder signs in the app: a phone may unload the page meanwhile. */

const unsigned = { account: { clearing: "", number: "" } satisfies AccountDraft, personalNumber: "" };

export const signingOf = ({ account, giver: { personalNumber } }: MandateDraft): string =>
  JSON.stringify({ account, personalNumber });

export function keptSigning(draft: MandateDraft): MandateDraft | null {
  const kept = parseJson(keptPage());
  if (!isRecord(kept)) return null;
  const account = sanitiseStored(kept.account, unsigned.account);
  const { personalNumber } = sanitiseStored(kept, unsigned);
  return { ...draft, account, hasRead: true, ...changeGiver({ personalNumber })(draft) };
}
