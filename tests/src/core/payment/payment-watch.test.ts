import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { paymentPollMs, paymentSlowPollMs } from "@hjarta-lunga/contract/timing.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchPayment } from "#src/core/payment/payment-watch.ts";
import { answerWith } from "./payment-answers.ts";

let said: (PaymentAnswer | Error)[] = [];
let asked = 0;
let answers: (string | undefined)[] = [];
let contacts: string[] = [];
let paid = false;
let finalErrors = 0;
class TooMany extends Error {}
let watch: ReturnType<typeof watchPayment>;
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  [said, asked, answers, contacts, finalErrors, hidden] = [[answerWith({ expiresInMs: 60_000 })], 0, [], [], 0, false];
  paid = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  watch = watchPayment({
    ask: () => {
      // The last that is said is said for ever.
      const next = said[Math.min(asked, said.length - 1)];
      asked += 1;
      return next instanceof Error || next === undefined
        ? Promise.reject(next ?? new Error("none"))
        : Promise.resolve(next);
    },
    onAnswer: (answer) => {
      answers.push(answer.payment?.state);
      paid = answer.paid;
    },
    onContact: (contact) => contacts.push(contact),
    isFinalError: (error) => error instanceof RangeError,
    onFinalError: () => (finalErrors += 1),
    askedToWaitMs: (error) => (error instanceof TooMany ? 7_000 : undefined),
  });
});
afterEach(() => {
  watch.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const see = (isHidden: boolean) => {
  hidden = isHidden;
  document.dispatchEvent(new Event("visibilitychange"));
};

test("asks every two seconds while the payment waits", async () => {
  await watch.askNow();
  await pass(5 * paymentPollMs);
  expect(asked).toBe(6);
});

test.each(["paid", "declined", "cancelled", "expired", "failed"] as const)("stops when it is %s", async (state) => {
  said.push(answerWith({ state }, { receipt: null }));
  await watch.askNow();
  await pass(60_000);
  expect([asked, answers.at(-1)]).toEqual([2, state]);
});

test.each(["declined", "cancelled", "expired", "failed"] as const)(
  "a tab that shows %s asks again when it is seen: the order may have been paid elsewhere",
  async (state) => {
    said = [answerWith({ state }), answerWith({ state }, { paid: true })];
    await watch.askNow();
    see(true);
    await pass(60_000);
    expect(asked).toBe(1);
    see(false);
    await pass(0);
    expect([asked, paid]).toEqual([2, true]);
    window.dispatchEvent(new Event("focus"));
    await pass(60_000);
    expect(asked).toBe(2);
  },
);

test.each([null, { state: "declined" } as const])(
  "a look in passing that is not answered alarms nobody (%j)",
  async (known) => {
    said = [answerWith(known), new Error("gone")];
    await watch.askNow();
    see(false);
    await pass(60_000);
    expect([asked, contacts]).toEqual([2, []]);
  },
);

test("an order that nobody tries to pay is not asked about", async () => {
  said = [answerWith(null)];
  await watch.askNow();
  await pass(60_000);
  expect(asked).toBe(1);
});

test.each([null, { state: "declined" }, { state: "cancelled" }, { state: "expired" }, { state: "failed" }] as const)(
  "while another payment may turn out to be paid it is asked about slowly, and no answer alarms nobody (%j)",
  async (known) => {
    const other = answerWith(known, { otherOpen: true });
    said = [other, other, new Error("gone"), other, answerWith(known)];
    await watch.askNow();
    await pass(paymentSlowPollMs - 1);
    expect(asked).toBe(1);
    await pass(10 * paymentSlowPollMs);
    expect([asked, contacts]).toEqual([5, []]);
  },
);

test("a paid order is not asked about for another payment's sake", async () => {
  said = [answerWith({ state: "paid" }, { receipt: "sent", otherOpen: true })];
  await watch.askNow();
  await pass(60_000);
  expect(asked).toBe(1);
});

test("asks once more just after the time is out, then slower", async () => {
  said = [answerWith({ expiresInMs: 3_000 }), answerWith({ expiresInMs: 1_000 }), answerWith({ expiresInMs: 0 })];
  await watch.askNow();
  await pass(paymentPollMs + 1_100);
  expect(asked).toBe(3);
  await pass(paymentSlowPollMs - 1);
  expect(asked).toBe(3);
  await pass(1);
  expect(asked).toBe(4);
});

const paidWith = (receipt: PaymentAnswer["receipt"]) => answerWith({ state: "paid" }, { receipt });

test("of a paid order it is asked slowly whether the receipt could be mailed, until that is known", async () => {
  said = [paidWith("onItsWay"), paidWith("onItsWay"), paidWith("refused")];
  await watch.askNow();
  await pass(paymentSlowPollMs - 1);
  expect(asked).toBe(1);
  await pass(10 * paymentSlowPollMs);
  expect(asked).toBe(3);
});

test("a receipt that does not get away is not asked about for ever", async () => {
  said = [paidWith("onItsWay")];
  await watch.askNow();
  await pass(24 * 3_600_000);
  expect(asked).toBe(30);
});

test("who is told to wait waits so long, keeps what is known, and has not lost contact", async () => {
  said = [
    answerWith({ expiresInMs: 60_000 }),
    new TooMany(),
    new TooMany(),
    answerWith({ state: "paid" }, { receipt: "sent" }),
  ];
  await watch.askNow();
  await pass(paymentPollMs);
  expect(asked).toBe(2);
  await pass(6_999);
  see(true);
  see(false);
  await pass(0);
  expect([asked, contacts, answers]).toEqual([2, [], ["waiting"]]);
  await pass(1);
  expect(asked).toBe(3);
  await pass(7_000);
  expect([asked, contacts, answers]).toEqual([4, [], ["waiting", "paid"]]);
});

test("a payment that ended and is in doubt since is asked about slowly", async () => {
  said.push(answerWith({ state: "expired", reason: "outcomeUnknown" }));
  await watch.askNow();
  await pass(paymentPollMs);
  expect(asked).toBe(2);
  await pass(paymentSlowPollMs - 1);
  expect(asked).toBe(2);
  await pass(1);
  expect(asked).toBe(3);
});

test("an unknown outcome is asked about slowly, until it is known", async () => {
  said = [answerWith({ state: "unknown" }), answerWith({ state: "unknown" }), paidWith("sent")];
  await watch.askNow();
  await pass(paymentSlowPollMs);
  expect(asked).toBe(2);
  await pass(paymentSlowPollMs * 3);
  expect([asked, answers.at(-1)]).toEqual([3, "paid"]);
});

test.each([
  [false, 2],
  [true, 1],
])(
  "money whose order is not marked paid yet is asked about until it is, unless it is replaced: %s",
  async (replaced, times) => {
    said = [
      answerWith({ state: "paid" }, { paid: false, replaced, receipt: null }),
      answerWith({ state: "paid" }, { receipt: null }),
    ];
    await watch.askNow();
    await pass(3 * paymentSlowPollMs);
    expect(asked).toBe(times);
  },
);

test("does not ask while nobody looks, and asks at once when somebody does", async () => {
  await watch.askNow();
  see(true);
  await pass(60_000);
  expect(asked).toBe(1);
  see(false);
  await pass(0);
  expect(asked).toBe(2);
});

test("a page that was hidden while it asked asks no more until it is seen", async () => {
  const question = watch.askNow();
  see(true);
  await question;
  await pass(60_000);
  expect([asked, answers]).toEqual([1, ["waiting"]]);
});

test.each(["pageshow", "focus", "online"])("asks at once on %s", async (event) => {
  await watch.askNow();
  window.dispatchEvent(new Event(event));
  await pass(0);
  expect(asked).toBe(2);
});

test("a question without an answer means checking, three mean lost, and it mends itself", async () => {
  said = [new Error("1"), new Error("2"), new Error("3"), answerWith({ state: "waiting" })];
  await watch.askNow();
  expect(contacts).toEqual(["checking"]);
  await pass(2 * paymentPollMs);
  expect(contacts).toEqual(["checking", "checking", "lost"]);
  await pass(paymentSlowPollMs);
  expect(contacts.at(-1)).toBe("fine");
  expect(answers).toEqual(["waiting"]);
});

test("a try whose answer was lost is found out by asking, though no payment was there before", async () => {
  said = [answerWith(null), answerWith({ state: "waiting" })];
  await watch.askNow();
  watch.missed();
  await pass(paymentPollMs);
  expect([contacts, answers]).toEqual([
    ["checking", "fine"],
    [undefined, "waiting"],
  ]);
});

test("an older answer does not take back what a later call has said", async () => {
  const question = watch.askNow();
  watch.take(answerWith({ state: "cancelled" }));
  await question;
  expect(answers).toEqual(["cancelled"]);
});

test("an order that does not exist is not asked about again", async () => {
  said = [new RangeError("unknown")];
  await watch.askNow();
  await pass(60_000);
  window.dispatchEvent(new Event("focus"));
  await pass(0);
  expect([asked, finalErrors, contacts]).toEqual([1, 1, []]);
});

test("a page that is left asks no more", async () => {
  await watch.askNow();
  watch.stop();
  await pass(60_000);
  window.dispatchEvent(new Event("online"));
  expect(asked).toBe(1);
});
