import type { EndedState, FailureReason } from "@hjarta-lunga/contract/payment-states.ts";
import type { ProviderStatus, ReportedStanding } from "./port.ts";

type Outcome = ReportedStanding & { needsAttention?: boolean };
type Refusal = Extract<ProviderStatus, { state: EndedState }>;

const failed = (reason: FailureReason) => ({ state: "failed", reason }) as const;
/** Something of ours is wrong: no money moved, and somebody has to look. */
const ourFault = { ...failed("bankError"), needsAttention: true };
const nobodyKnows = { state: "unknown", reason: "outcomeUnknown" } as const;

const refusals = new Map<string, ReturnType<typeof failed>>([
  ["ACMT03", failed("payerNotEnrolled")],
  ["BE18", failed("payerNotEnrolled")],
  ["VR02", failed("payerNotEnrolled")],
  ["RP06", failed("payerBusy")],
]);

const results = new Map<string, Outcome>([
  ["RF07", { state: "declined", reason: "declinedByBank" }],
  ["BANKIDCL", { state: "declined", reason: "declinedByPayer" }],
  ["BANKIDONGOING", { state: "declined", reason: "bankIdBusy" }],
  ["BANKIDUNKN", { state: "declined", reason: "bankIdFailed" }],
  ["FF10", failed("bankError")],
  ["TM01", { state: "expired", reason: "timedOut" }],
  ["DS24", nobodyKnows],
]);

export const refusalOf = (code: string): Refusal => ({ ...(refusals.get(code) ?? ourFault), code });

const resultOf = (code: string): ProviderStatus => ({
  ...(results.get(code) ?? { ...nobodyKnows, needsAttention: true }),
  code,
});

/** A word that Swish has not told us of may mean that money moved. */
export const outcomeOf = (status: string, errorCode: string | null | undefined): ProviderStatus => {
  switch (status) {
    case "CREATED":
      return { state: "waiting", reason: null, code: status };
    case "PAID":
      return { state: "paid", reason: null, code: status };
    case "DECLINED":
      return { state: "declined", reason: "declinedByPayer", code: status };
    case "CANCELLED":
      return { state: "cancelled", reason: "cancelledByVisitor", code: status };
    case "ERROR":
      return resultOf(errorCode ?? "no code");
    default:
      return { ...nobodyKnows, needsAttention: true, code: status };
  }
};
