import { describe, expect, test } from "vitest";
import { outcomeOf as cardOutcome } from "../../../../../services/api/src/ledger/providers/mondido-protocol.ts";
import { outcomeOf, refusalOf } from "../../../../../services/api/src/ledger/providers/swish-outcomes.ts";

describe("Swish", () => {
  test.each([
    ["CREATED", null, "waiting", null],
    ["PAID", null, "paid", null],
    ["DECLINED", null, "declined", "declinedByPayer"],
    ["CANCELLED", null, "cancelled", "cancelledByVisitor"],
    ["ERROR", "RF07", "declined", "declinedByBank"],
    ["ERROR", "BANKIDCL", "declined", "declinedByPayer"],
    ["ERROR", "BANKIDONGOING", "declined", "bankIdBusy"],
    ["ERROR", "BANKIDUNKN", "declined", "bankIdFailed"],
    ["ERROR", "FF10", "failed", "bankError"],
    ["ERROR", "TM01", "expired", "timedOut"],
    ["ERROR", "DS24", "unknown", "outcomeUnknown"],
  ])("%s %s means %s (%s)", (status, code, state, reason) => {
    expect(outcomeOf(status, code)).toMatchObject({ state, reason });
    expect(outcomeOf(status, code).needsAttention).toBeUndefined();
  });

  test.each([["XX99"], [null], ["toString"]])(
    "an error %s that nobody knows is unknown, and somebody looks",
    (code) => {
      expect(outcomeOf("ERROR", code)).toMatchObject({
        state: "unknown",
        reason: "outcomeUnknown",
        needsAttention: true,
      });
    },
  );

  test("a status that nobody knows is unknown, and somebody looks", () => {
    expect(outcomeOf("VALIDATED", null)).toEqual({
      state: "unknown",
      reason: "outcomeUnknown",
      code: "VALIDATED",
      needsAttention: true,
    });
  });

  test.each([
    ["ACMT03", "payerNotEnrolled", undefined],
    ["VR02", "payerNotEnrolled", undefined],
    ["BE18", "payerNotEnrolled", undefined],
    ["RP06", "payerBusy", undefined],
    ...["FF08", "RP01", "RP02", "RP03", "PA02", "AM02", "AM03", "AM06", "ACMT01", "ACMT07", "VR01", "new"].map(
      (code) => [code, "bankError", true] as const,
    ),
  ] as const)("a request refused with %s has failed (%s)", (code, reason, needsAttention) => {
    expect(refusalOf(code)).toEqual({ state: "failed", reason, code, ...(needsAttention && { needsAttention }) });
  });
});

describe("Mondido", () => {
  test.each([
    ["pending", "", "waiting", null],
    ["approved", "", "paid", null],
    ["declined", "errors.payment.declined", "declined", "declinedByBank"],
    ["declined", "", "declined", "declinedByBank"],
    ["declined", "errors.card.expired", "declined", "cardExpired"],
    ["declined", "errors.3d_secure.failed", "declined", "cardNotVerified"],
    ["failed", "errors.payment.failed", "failed", "bankError"],
    ["authorized", "", "unknown", "outcomeUnknown"],
  ])("%s %s means %s (%s)", (status, name, state, reason) => {
    expect(cardOutcome(status, name)).toMatchObject({ state, reason });
  });

  test("a status that nobody knows is unknown, and somebody looks", () => {
    expect(cardOutcome("reversed", "")).toEqual({
      state: "unknown",
      reason: "outcomeUnknown",
      code: "reversed",
      needsAttention: true,
    });
  });
});
