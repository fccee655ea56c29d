import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { AutogiroStatus, MandatePage, MandateReceipt } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { maskedEmail } from "../../../ledger/donors/mailbox.ts";
import type { Mandate } from "../repository.ts";

const amountOf = ({ amountOre }: Mandate): number | null => (amountOre === null ? null : toSek(amountOre));

export const receiptOf = (mandate: Mandate): MandateReceipt => {
  const { reference, shortReference, state, firstDrawOn } = mandate;
  return { reference, shortReference, state, firstDrawOn, amount: amountOf(mandate) };
};

const shownOf = (mandate: Mandate) => {
  const { shortReference, state, drawDay, firstDrawOn, bankName, accountEnding } = mandate;
  return { shortReference, state, drawDay, firstDrawOn, bankName, accountEnding, amount: amountOf(mandate) };
};

export const statusOf = (name: string, mandates: Mandate[]): AutogiroStatus => ({
  name,
  status: mandates[0]?.state ?? "none",
  mandates: mandates.map(shownOf),
});

export const pageOf = (mandate: Mandate): MandatePage => ({
  ...shownOf(mandate),
  mailTo: mandate.email === null ? null : maskedEmail(mandate.email),
  signedAt: mandate.signedAt?.toISOString() ?? null,
});
