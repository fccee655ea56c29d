import { isLive, liveStates, paymentMoves, paymentStates } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentStanding } from "@hjarta-lunga/contract/payment-states.ts";
import { expect, expectTypeOf, test } from "vitest";

test.each([
  ["created", ["waiting", "paid", "declined", "cancelled", "expired", "failed", "unknown"]],
  ["waiting", ["paid", "declined", "cancelled", "expired", "failed", "unknown"]],
  ["unknown", ["paid", "declined", "cancelled", "expired", "failed"]],
  ["declined", ["paid"]],
  ["cancelled", ["paid"]],
  ["expired", ["paid"]],
  ["failed", ["paid"]],
  ["paid", []],
] as const)("%s may become %j and nothing else", (from, to) => expect(paymentMoves[from]).toEqual(to));

test("money that came is never taken back by a later word", () => {
  expect(paymentStates.filter((state) => paymentMoves[state].includes("paid"))).toEqual(
    paymentStates.filter((state) => state !== "paid"),
  );
  expect(paymentMoves.paid).toEqual([]);
});

test("exactly what may still be paid at the visitor's hand blocks another payment", () => {
  expect(paymentStates.filter(isLive)).toEqual(liveStates);
});

test("what cannot be said of a payment does not compile", () => {
  type Reasoned<State, Reason> = { state: State; reason: Reason };
  expectTypeOf<Reasoned<"paid", "timedOut">>().not.toExtend<PaymentStanding>();
  expectTypeOf<Reasoned<"waiting", "outcomeUnknown">>().not.toExtend<PaymentStanding>();
  expectTypeOf<Reasoned<"unknown", null>>().not.toExtend<PaymentStanding>();
  expectTypeOf<Reasoned<"failed", "bankError">>().toExtend<PaymentStanding>();
});
