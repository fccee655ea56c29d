import type { AsideReason } from "../../platform/database/tables/money-in.ts";

export const reasons: Record<AsideReason, string> = {
  less: "less than the invoice",
  more: "more than the invoice",
  paidAlready: "the invoice was paid already",
  unknownReference: "a reference that is none of ours",
  severalReferences: "references of several invoices",
  reversal: "money that we had paid out, and that came back",
  takenBack: "taken back by the bank: see what it had been booked on, and note there that it has gone back",
  sumOnly: "a sum, without what it is made of",
  otherItem: "told of before, in another way",
};
