import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { BriteResult } from "@hjarta-lunga/contract/schemas/brite.ts";
import { paymentPollMs } from "@hjarta-lunga/contract/timing.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { briteResults, initiateBrite } from "#src/calls/brite.ts";
import { leaveFor } from "#src/core/account/leave-for.ts";
import { arrive, identityExpired, said, token } from "./account-visitor.tsx";

vi.mock("#src/calls/brite.ts", () => ({ initiateBrite: vi.fn(), briteResults: vi.fn() }));
vi.mock("#src/core/account/leave-for.ts", () => ({ leaveFor: vi.fn() }));

const kept = "hlf_account_lookup";
const lookup = { id: crypto.randomUUID(), token: "l".repeat(43), url: "https://bank.example/s" };
const account = { bank: "SEB", clearing: "5000", number: "0012343", holder: "Sundin, Birgitta" };
const pending: BriteResult = { state: "pending", account: null };

beforeEach(() => {
  sessionStorage.clear();
  vi.resetAllMocks();
  vi.mocked(initiateBrite).mockResolvedValue(lookup);
  vi.mocked(briteResults).mockResolvedValue(pending);
});

/** The bank has led back: the page is a new one. */
const comeBack = (result: BriteResult | Error) => {
  sessionStorage.setItem(kept, lookup.token);
  if (result instanceof Error) vi.mocked(briteResults).mockRejectedValue(result);
  else vi.mocked(briteResults).mockResolvedValue(result);
  return arrive();
};

test("a press leads to the bank, and this tab knows of it when it is led back", async () => {
  const { press, isShown } = arrive();
  await press("fromBank.button");
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(lookup.url));
  expect(vi.mocked(initiateBrite).mock.calls).toEqual([[token, "/autogiro/"]]);
  expect(sessionStorage.getItem(kept)).toBe(lookup.token);
  expect(isShown(said("fromBank.starting"))).toBe(true);
  expect(briteResults).not.toHaveBeenCalled();
});

test("a second press while the first is under way does nothing", async () => {
  vi.mocked(initiateBrite).mockReturnValue(new Promise(() => undefined));
  const { press } = arrive();
  await press("fromBank.button");
  await press("fromBank.button");
  await press("fromBank.newTab");
  expect(initiateBrite).toHaveBeenCalledOnce();
});

test("back from the bank the account stands in the form, once, and whose it is is said", async () => {
  const { values, isShown } = comeBack({ state: "complete", account });
  await waitFor(() => expect(values()).toEqual(["5000", "0012343"]));
  expect(isShown(said("fromBank.complete", { bank: "SEB", holder: account.holder }))).toBe(true);
  // What comes next is to go on: the way back to the bank is there, but calls no longer.
  expect(screen.getByRole("button", { name: said("fromBank.again") }).className).toContain("btn--line");
  expect(sessionStorage.getItem(kept)).toBeNull();
  expect(briteResults).toHaveBeenCalledOnce();
});

test("without its clearing number the visitor is asked for that", async () => {
  const { values, isShown } = comeBack({
    state: "complete",
    account: { ...account, bank: "Handelsbanken", clearing: null },
  });
  await waitFor(() => expect(values()).toEqual(["", "0012343"]));
  expect(isShown(said("fromBank.withoutClearing", { bank: "Handelsbanken", holder: account.holder }))).toBe(true);
});

test.each(["aborted", "failed", "anotherHolder", "unreadable"] as const)(
  "%s is said, and the way is open again",
  async (state) => {
    const { isShown, press, values } = comeBack({ state, account: null });
    await waitFor(() => expect(isShown(said(`fromBank.${state}`))).toBe(true));
    expect(values()).toEqual(["", ""]);
    await press("fromBank.again");
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  },
);

test("a look-up that nobody knows of any more has failed", async () => {
  const { isShown } = comeBack(new ApiError("GET", { code: "not_found" }));
  await waitFor(() => expect(isShown(said("fromBank.failed"))).toBe(true));
  expect(sessionStorage.getItem(kept)).toBeNull();
});

test("who waits is asked for every two seconds, while the page is seen, and borne when nobody answers", async () => {
  vi.useFakeTimers();
  let hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  const { isShown, values, leave } = comeBack(pending);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  expect(isShown(said("fromBank.pending"))).toBe(true);
  await pass(paymentPollMs);
  expect(briteResults).toHaveBeenCalledTimes(2);

  hidden = true;
  await pass(paymentPollMs);
  const before = vi.mocked(briteResults).mock.calls.length;
  await pass(60_000);
  expect(briteResults).toHaveBeenCalledTimes(before);

  hidden = false;
  vi.mocked(briteResults).mockRejectedValueOnce(new ApiError("GET", { code: "network" }));
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(10);
  expect(isShown(said("fromBank.pending"))).toBe(true);
  vi.mocked(briteResults).mockResolvedValue({ state: "complete", account });
  await pass(10_000);
  expect(values()).toEqual(["5000", "0012343"]);

  leave();
  vi.useRealTimers();
});

test("who writes the account while the bank is asked is not overwritten", async () => {
  let answer: (result: BriteResult) => void = () => undefined;
  vi.mocked(briteResults).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  sessionStorage.setItem(kept, lookup.token);
  const { clearing, write, values, isShown } = arrive();
  await write("6000", clearing());
  await act(async () => {
    answer({ state: "complete", account });
    await Promise.resolve();
  });
  expect(values()).toEqual(["6000", ""]);
  expect(isShown(said("fromBank.pending"))).toBe(false);
  expect(sessionStorage.getItem(kept)).toBeNull();
});

test.each([
  ["unavailable", "fromBank.away"],
  ["network", "fromBank.away"],
  ["timeout", "fromBank.away"],
  ["too_many_requests", "fromBank.tooMany"],
] as const)("when it cannot begin for %s, that is said, and the fields are there", async (code, words) => {
  vi.mocked(initiateBrite).mockRejectedValue(new ApiError("GET", { code }));
  const { press, isShown, clearing } = arrive();
  await press("fromBank.button");
  await waitFor(() => expect(isShown(said(words))).toBe(true));
  expect(clearing().disabled).toBe(false);
  expect(identityExpired).not.toHaveBeenCalled();
});

test("an identification that is too old is asked for anew", async () => {
  vi.mocked(initiateBrite).mockRejectedValue(new ApiError("GET", { code: "unauthorized" }));
  await arrive().press("fromBank.button");
  await waitFor(() => expect(identityExpired).toHaveBeenCalledOnce());
});

test("in a new tab, which cannot lead this page elsewhere, the account comes here by itself", async () => {
  const tab = { opener: window as Window | null, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  vi.mocked(briteResults).mockResolvedValue({ state: "complete", account });
  const { press, values } = arrive();
  await press("fromBank.newTab");
  await waitFor(() => expect(values()).toEqual(["5000", "0012343"]));
  expect([tab.opener, tab.location.replace.mock.calls]).toEqual([null, [[lookup.url]]]);
  expect(leaveFor).not.toHaveBeenCalled();
});

test("a new tab that comes to nothing is closed", async () => {
  const tab = { opener: null, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  vi.mocked(initiateBrite).mockRejectedValue(new ApiError("GET", { code: "unavailable" }));
  const { press, isShown } = arrive();
  await press("fromBank.newTab");
  await waitFor(() => expect(isShown(said("fromBank.away"))).toBe(true));
  expect(tab.close).toHaveBeenCalledOnce();
});

test("where the browser opens no tab, the bank opens here", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  await arrive().press("fromBank.newTab");
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(lookup.url));
});
