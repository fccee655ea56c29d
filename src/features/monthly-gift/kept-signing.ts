import type { AccountDraft } from "#src/core/account/account-draft.ts";
import { keptPage } from "#src/core/identity/kept-order.ts";
import { isRecord, sanitiseStored } from "#src/core/order/draft/stored.ts";
import { changeGiver, type MandateDraft } from "./mandate-draft.ts";

/* The numbers are kept in the tab only while their holder signs in the app: a phone may unload the page meanwhile. */

const unsigned = { account: { clearing: "", number: "" } satisfies AccountDraft, personalNumber: "" };

export const signingOf = ({ account, giver: { personalNumber } }: MandateDraft): string =>
  JSON.stringify({ account, personalNumber });

export function keptSigning(draft: MandateDraft): MandateDraft | null {
  const kept = readJson(keptPage() ?? "");
  if (!isRecord(kept)) return null;
  const account = sanitiseStored(kept.account, unsigned.account);
  const { personalNumber } = sanitiseStored(kept, unsigned);
  return { ...draft, account, hasRead: true, ...changeGiver({ personalNumber })(draft) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
