import { isInvoiced, paymentMethods, paymentStates } from "@hjarta-lunga/contract/payment-states.ts";
import { expect, test } from "vitest";
import { beginsAtOnce, screenOf } from "#src/core/payment/payment-screen.ts";
import { answerWith } from "./payment-answers.ts";

const onPhone = { device: "phone", isTimeOut: false } as const;

test.each([
  ["swishDirect", "computer", "swishCode"],
  ["swishDirect", "phone", "swishApp"],
  ["swishNumber", "computer", "swishNumber"],
  ["swishNumber", "phone", "swishNumber"],
  ["card", "computer", "card"],
  ["card", "phone", "card"],
  ["invoice", "computer", "invoice"],
  ["pdfInvoice", "phone", "invoice"],
] as const)("%s that waits is shown on a %s as %s", (method, device, screen) => {
  expect(screenOf(answerWith({ method }), { device, isTimeOut: false })).toBe(screen);
});

test.each(["declined", "cancelled", "expired", "failed", "unknown"] as const)(
  "%s has a screen of its own, whatever the method, but for an invoice that was given up",
  (state) => {
    for (const method of paymentMethods) {
      const isGivenUp = state === "cancelled" && isInvoiced(method);
      expect(screenOf(answerWith({ method, state }), onPhone)).toBe(isGivenUp ? "choose" : state);
    }
  },
);

test("an order that is paid is thanked for, whatever became of the payment that is told", () => {
  for (const state of paymentStates) expect(screenOf(answerWith({ state }, { paid: true }), onPhone)).toBe("paid");
});

test("an order that was replaced offers no payment, whatever became of the one that is told; unless it is paid", () => {
  for (const state of paymentStates) {
    const of = (paid: boolean) => answerWith({ state }, { replaced: true, paid });
    expect(screenOf(of(false), onPhone)).toBe("replaced");
    expect(screenOf(of(true), onPhone)).toBe("paid");
  }
});

test("a payment that is paid is thanked for only when its order is", () => {
  expect(screenOf(answerWith({ state: "paid" }, { paid: false }), onPhone)).toBe("asking");
});

test("before the first answer we ask, and before the first payment the visitor chooses", () => {
  expect(screenOf(null, onPhone)).toBe("asking");
  expect(screenOf(answerWith(null), onPhone)).toBe("choose");
  expect(screenOf(answerWith({ state: "created" }), onPhone)).toBe("contacting");
});

test("what waits is over when its time is out, but for an invoice; what has ended stays as it is", () => {
  const isTimeOut = { device: "computer", isTimeOut: true } as const;
  for (const method of paymentMethods) {
    expect(screenOf(answerWith({ method }), isTimeOut)).toBe(isInvoiced(method) ? "invoice" : "timeIsOut");
    expect(screenOf(answerWith({ method, state: "expired" }), isTimeOut)).toBe("expired");
  }
});

test.each<[string, Parameters<typeof beginsAtOnce>[0], boolean]>([
  ["a memorial gift on a phone", { kind: "memorial_gift", method: "swishDirect", device: "phone" }, true],
  ["articles on a phone", { kind: "article_order", method: "swishDirect", device: "phone" }, true],
  ["one at a desk", { kind: "memorial_gift", method: "swishDirect", device: "computer" }, false],
  ["one by card", { kind: "memorial_gift", method: "card", device: "phone" }, false],
  ["one by another number", { kind: "memorial_gift", method: "swishNumber", device: "phone" }, false],
  ["a company, which may want an invoice", { kind: "company_gift", method: "swishDirect", device: "phone" }, false],
])("whether the press to the payment begins it: %s", (_, begun, begins) => {
  expect(beginsAtOnce(begun)).toBe(begins);
});
