import type { BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { bankIdPollMs, bankIdSlowPollMs } from "@hjarta-lunga/contract/timing.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/calls/api-error.ts";
import { watchBankId, type BankIdWatch } from "#src/core/identity/watch-bankid.ts";
import { answerWith } from "./bankid-answers.ts";

type Reply = BankIdAnswer | Error | Promise<BankIdAnswer>;
let said: Reply[] = [];
let asked = 0;
let heard = 0;
let contacts: boolean[] = [];
let gone = 0;
let hidden = false;
let watch: BankIdWatch;

beforeEach(() => {
  vi.useFakeTimers();
  [said, asked, heard, contacts, gone, hidden] = [[answerWith()], 0, 0, [], 0, false];
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  watch = watchBankId({
    ask: async () => {
      // The last that is said is said for ever.
      const next = said[Math.min(asked, said.length - 1)];
      asked += 1;
      if (next instanceof Error || next === undefined) throw next ?? new Error("none");
      return next;
    },
    onAnswer: () => (heard += 1),
    onContact: (isLost) => contacts.push(isLost),
    onGone: () => (gone += 1),
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
const after = <T>(ms: number, what: T) => new Promise<T>((done) => setTimeout(() => done(what), ms));
const away = new ApiError("POST /", { code: "network" });
const busy = (retryAfterMs: number) => new ApiError("POST /", { code: "too_many_requests", retryAfterMs });

test("a code is asked for each second, however long an answer takes", async () => {
  said = [after(300, answerWith()), after(600, answerWith()), answerWith()];
  watch.askNow();
  await pass(5 * bankIdPollMs);
  expect(asked).toBe(6);
});

test("one question at a time: an older answer never comes after a newer", async () => {
  said = [after(10_000, answerWith()), answerWith()];
  watch.askNow();
  await pass(4_000);
  window.dispatchEvent(new Event("focus"));
  await pass(5_000);
  expect([asked, heard]).toEqual([1, 0]);
  await pass(1_001);
  expect([asked, heard]).toEqual([2, 2]);
});

test("while nobody looks nothing is asked, and at once when somebody does", async () => {
  watch.askNow();
  await pass(0);
  see(true);
  watch.askNow();
  await pass(60_000);
  expect(asked).toBe(1);
  see(false);
  await pass(0);
  expect(asked).toBe(2);
  await pass(bankIdPollMs);
  expect(asked).toBe(3);
});

test.each(["pageshow", "focus", "online"])("%s asks at once", async (event) => {
  watch.askSoon();
  await pass(10);
  window.dispatchEvent(new Event(event));
  await pass(0);
  expect(asked).toBe(1);
});

test("contact is lost after three seconds without an answer, asked for slower, and back with the next answer", async () => {
  said = [answerWith(), away, away, away, away, answerWith()];
  watch.askNow();
  await pass(2 * bankIdPollMs);
  expect(contacts).toEqual([]);
  await pass(bankIdPollMs);
  expect([asked, contacts]).toEqual([4, [true]]);
  await pass(bankIdSlowPollMs - 1);
  expect(asked).toBe(4);
  await pass(1 + bankIdSlowPollMs);
  expect([asked, contacts]).toEqual([6, [true, false]]);
});

test("who comes back to the page is not told of the time when nobody asked", async () => {
  said = [answerWith(), away, answerWith()];
  watch.askNow();
  await pass(0);
  see(true);
  await pass(60_000);
  see(false);
  await pass(bankIdPollMs);
  expect([asked, contacts]).toEqual([3, []]);
});

test.each([
  [1_500, [], 1_500],
  [7_000, [true], 7_000],
  [3_600_000, [true], 60_000],
])("asked to wait %i ms it waits, and says so where a code grows too old", async (ms, told, waitedMs) => {
  said = [answerWith(), busy(ms), answerWith()];
  watch.askNow();
  await pass(bankIdPollMs);
  expect(contacts).toEqual(told);
  await pass(waitedMs - 1);
  window.dispatchEvent(new Event("focus"));
  await pass(0);
  expect(asked).toBe(2);
  await pass(1);
  expect(asked).toBe(3);
});

test.each(["not_found", "validation_failed"] as const)("after %s nothing is asked again", async (code) => {
  said = [new ApiError("POST /", { code })];
  watch.askNow();
  await pass(60_000);
  window.dispatchEvent(new Event("focus"));
  await pass(60_000);
  expect([asked, gone]).toEqual([1, 1]);
});

test("an answer that comes after the end is not heard", async () => {
  said = [after(500, answerWith())];
  watch.askNow();
  await pass(100);
  watch.stop();
  await pass(60_000);
  expect([asked, heard]).toEqual([1, 0]);
});
