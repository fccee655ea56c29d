import type { AccountDraft } from "#src/core/account/account-draft.ts";
import { keptPage } from "#src/core/identity/kept-order.ts";
import { isRecord, sanitiseStored } from "#src/core/order/draft/stored.ts";
import { changeGiver, type MandateDraft } from "./mandate-draft.ts";

/*
 * The numbers of an account and a person are kept nowhere but while its holder signs for them in the app: a phone may unload
 * the page meanwhile, and what is signed holds for exactly these. They lie in the tab, beside the order that waits.
 */

const unsigned = { account: { clearing: "", number: "" } satisfies AccountDraft, personalNumber: "" };

export const signingOf = ({ account, giver: { personalNumber } }: MandateDraft): string =>
  JSON.stringify({ account, personalNumber });

/** What was being signed in this tab, in place of what the draft has lost. */
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
