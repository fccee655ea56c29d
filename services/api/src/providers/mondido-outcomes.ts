import type { FailureReason } from "@hjarta-lunga/contract/payment-states.ts";
import type { Told } from "./port.ts";

/** Why a card was refused, by what the error's name speaks of; the names differ between acquirers. */
const reasons: [RegExp, FailureReason][] = [
  [/expir/, "cardExpired"],
  [/3d|secure|verif|authenticat/, "cardNotVerified"],
];

const declineReason = (errorName: string): FailureReason =>
  reasons.find(([pattern]) => pattern.test(errorName.toLowerCase()))?.[1] ?? "declinedByBank";

/** A transaction's status in our words; nothing for a word that Mondido has not told us of. */
export const outcomeOf = (status: string, errorName: string): Told | undefined => {
  switch (status) {
    case "pending":
      return { state: "waiting", reason: null, code: status };
    case "approved":
      return { state: "paid", reason: null, code: status };
    case "declined":
      return { state: "declined", reason: declineReason(errorName), code: errorName === "" ? status : errorName };
    case "failed":
      return { state: "failed", reason: "bankError", code: errorName === "" ? status : errorName };
    // We never ask for it: money that is only reserved is somebody's to look at.
    case "authorized":
      return { state: "unknown", reason: "outcomeUnknown", code: status, needsUs: true };
    default:
      return undefined;
  }
};
