import type { StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { withdrawalDays } from "@hjarta-lunga/contract/withdrawals.ts";
import type { WithdrawalFinding } from "../../platform/database/tables/withdrawals.ts";

/** The right of withdrawal is for goods. A new kind says what it is. */
const natureOf: Record<StoredKind, "goods" | "gift" | "personal" | "membership"> = {
  article_order: "goods",
  regular_gift: "gift",
  memorial_gift: "gift",
  company_gift: "gift",
  extra_gift: "gift",
  monthly_gift: "gift",
  bankgiro_gift: "gift",
  memorial_card: "personal",
  greeting_card: "personal",
  gift_certificate: "personal",
  gift_card: "personal",
  membership_gift: "membership",
};

export type WithdrawnOrder = {
  kind: StoredKind;
  amountOre: number;
  isPaid: boolean;
  isGivenBack: boolean;
  /** Null while it has not been sent. */
  daysSinceShipped: number | null;
};

/** When a parcel came is not known: it is given `daysInPost`, so that nobody is late by our count of days. */
export const findingOf = (order: WithdrawnOrder | undefined, daysInPost: number): WithdrawalFinding => {
  if (order === undefined) return "unknown";
  const nature = natureOf[order.kind];
  if (nature !== "goods") return nature;
  if (!order.isPaid) return "unpaid";
  if (order.amountOre === 0) return "free";
  if (order.isGivenBack) return "givenBack";
  return order.daysSinceShipped !== null && order.daysSinceShipped > daysInPost + withdrawalDays ? "late" : "inTime";
};
