import type { FailureReason } from "@hjarta-lunga/contract/payment-states.ts";
import type { ProviderStatus } from "./port.ts";

const reasons: [RegExp, FailureReason][] = [
  [/expir/, "cardExpired"],
  [/3d|secure|verif|authenticat/, "cardNotVerified"],
];

const declineReason = (errorName: string): FailureReason =>
  reasons.find(([pattern]) => pattern.test(errorName.toLowerCase()))?.[1] ?? "declinedByBank";

export const nobodyKnows = (code: string): ProviderStatus => ({
  state: "unknown",
  reason: "outcomeUnknown",
  code,
  needsAttention: true,
});

/** A word that Mondido has not told us of may mean that money moved. */
export const outcomeOf = (status: string, errorName: string): ProviderStatus => {
  switch (status) {
    case "pending":
      return { state: "waiting", reason: null, code: status };
    case "approved":
      return { state: "paid", reason: null, code: status };
    case "declined":
      return { state: "declined", reason: declineReason(errorName), code: errorName === "" ? status : errorName };
    case "failed":
      return { state: "failed", reason: "bankError", code: errorName === "" ? status : errorName };
    default:
      return nobodyKnows(status);
  }
};
