import { fireEvent } from "@testing-library/react";
import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/calls/api-error.ts";
import * as calls from "#src/calls/my-data.ts";
import { createSession } from "#src/core/my-data/session.ts";
import * as files from "#src/lib/save-file.ts";
import { nothing } from "./my-data.ts";

vi.mock("#src/calls/my-data.ts", () => ({ fetchMyData: vi.fn(), updateMyData: vi.fn(), fetchMyDocument: vi.fn() }));
const api = vi.mocked(calls);

const token = "t".repeat(43);
const refused = () => new ApiError("POST /api/MyData/Update", { code: "unauthorized", status: 401 });
const cut = () => new ApiError("POST /api/MyData/Update", { code: "network" });
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const soon = () => vi.advanceTimersByTimeAsync(100);
const told = (change: string) => api.updateMyData.mock.calls.filter(([, sent]) => sent.change === change).length;

/** Other tabs of the same browser. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const opened: ReturnType<typeof createSession>[] = [];

/** What is stored in a tab is its own: this document stands for several. */
function openTab({ stored }: { stored?: string } = {}) {
  sessionStorage.clear();
  if (stored !== undefined) sessionStorage.setItem(tabKeys.myData, stored);
  const tab = createSession();
  opened.push(tab);
  tab.start();
  return tab;
}

async function logIn() {
  const tab = openTab();
  tab.begin(token);
  await tab.load();
  return tab;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", Channel);
  api.fetchMyData.mockReset().mockResolvedValue(nothing);
  api.updateMyData.mockReset().mockImplementation((_token, { change }) => Promise.resolve({ change }));
});
afterEach(() => {
  for (const tab of opened.splice(0)) tab.logOut();
  Channel.open.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("who has identified sees what is theirs, and only the token lies in the tab", async () => {
  const tab = await logIn();
  expect(tab.state()).toMatchObject({ name: "in", data: nothing, hasFailed: false });
  expect(Object.entries(sessionStorage)).toEqual([[tabKeys.myData, token]]);
  expect(localStorage).toHaveLength(0);
});

test("a reload goes on with the token of the tab", async () => {
  const tab = openTab({ stored: token });
  await tab.load();
  expect(api.fetchMyData).toHaveBeenCalledExactlyOnceWith(token);
  expect(tab.state()).toMatchObject({ name: "in", data: nothing });
});

test("a second tab is logged in by the first, without a second BankID", async () => {
  await logIn();
  expect(openTab().state()).toMatchObject({ name: "in", token });
});

test("a tab that waits at the login is logged in when another is", async () => {
  const waiting = openTab();
  await logIn();
  expect(waiting.state()).toMatchObject({ name: "in", token });
});

test("a lost network is told, and asking again is enough", async () => {
  api.fetchMyData.mockRejectedValueOnce(cut());
  const tab = await logIn();
  expect(tab.state()).toMatchObject({ name: "in", data: null, hasFailed: true });
  await tab.load();
  expect(tab.state()).toMatchObject({ data: nothing, hasFailed: false });
});

test("what the API refuses is out in every tab, and says so", async () => {
  const other = await logIn();
  api.fetchMyData.mockRejectedValue(refused());
  const tab = openTab();
  await tab.load();
  expect([tab.state(), other.state()]).toEqual([
    { name: "out", why: "refused" },
    { name: "out", why: "refused" },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test("logging out empties every tab, the storage and the API", async () => {
  const other = await logIn();
  const tab = openTab();
  tab.logOut();
  expect([tab.state(), other.state()]).toEqual([
    { name: "out", why: "left" },
    { name: "out", why: "left" },
  ]);
  expect(sessionStorage).toHaveLength(0);
  await soon();
  expect(api.updateMyData).toHaveBeenCalledExactlyOnceWith(token, { change: "logOut" });
});

test("without a network it is out here at once, and says that the server was not told", async () => {
  const tab = await logIn();
  api.updateMyData.mockRejectedValue(cut());
  tab.logOut();
  expect(tab.state()).toEqual({ name: "out", why: "left" });
  await soon();
  expect(tab.state()).toEqual({ name: "out", why: "untold" });
});

test("a file that was saved can be read no more", async () => {
  const revoke = vi.fn();
  vi.spyOn(files, "saveFile").mockReturnValue(revoke);
  api.fetchMyDocument.mockResolvedValue(new Blob(["%PDF"]));
  const tab = await logIn();
  await tab.download({ what: "year", year: 2025 }, "kvitto-2025.pdf");
  expect(revoke).not.toHaveBeenCalled();
  tab.logOut();
  expect(revoke).toHaveBeenCalledOnce();
});

test("what the browser keeps for Back holds nothing, and is asked for again", async () => {
  const tab = await logIn();
  fireEvent(window, new Event("pagehide"));
  expect(tab.state()).toMatchObject({ name: "in", data: null });
});

test("after thirteen minutes it is asked, and after fifteen all is closed", async () => {
  const tab = await logIn();
  await minutes(12.9);
  expect(tab.state()).toMatchObject({ isWarned: false });
  await minutes(0.2);
  expect(tab.state()).toMatchObject({ isWarned: true, data: nothing });
  await minutes(2);
  expect(tab.state()).toEqual({ name: "out", why: "idle" });
  expect(told("logOut")).toBe(1);
});

test("a sign of life in one tab keeps all of them, and the API hears of it once a minute", async () => {
  const tab = await logIn();
  const other = openTab();
  for (let minute = 0; minute < 20; minute += 1) {
    fireEvent.keyDown(window, { key: "Tab" });
    fireEvent.scroll(window);
    await minutes(1);
  }
  expect([tab.state(), other.state()]).toEqual([
    expect.objectContaining({ name: "in", isWarned: false }),
    expect.objectContaining({ name: "in", isWarned: false }),
  ]);
  // This document is both tabs: each has heard the keys.
  expect(told("stay")).toBeLessThanOrEqual(2 * 20);
  expect(told("stay")).toBeGreaterThan(0);
});

test("the question is answered by the button alone, and closes in every tab", async () => {
  const tab = await logIn();
  const other = openTab();
  await minutes(13.1);
  fireEvent.pointerMove(window);
  expect(tab.state()).toMatchObject({ isWarned: true });
  expect(await tab.stay()).toBe(true);
  expect([tab.state(), other.state()]).toEqual([
    expect.objectContaining({ isWarned: false }),
    expect.objectContaining({ isWarned: false }),
  ]);
  await minutes(10);
  expect(tab.state()).toMatchObject({ name: "in" });
});

test("an answer that the API does not hear leaves the question", async () => {
  const tab = await logIn();
  await minutes(13.1);
  api.updateMyData.mockRejectedValueOnce(cut());
  expect(await tab.stay()).toBe(false);
  expect(tab.state()).toMatchObject({ isWarned: true });
});

/** The clock on the wall goes on while the computer sleeps; the one that counts does not. */
const wallMoves = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

test.each([
  ["an hour forward", 60],
  ["a few minutes forward", 3],
])("after a sleep of %s nothing is shown before the API has said that it is open", async (_what, slept) => {
  let answer: (changed: { change: string }) => void = () => undefined;
  const tab = await logIn();
  api.updateMyData.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  wallMoves(slept);
  fireEvent.focus(window);
  expect(tab.state()).toMatchObject({ isChecking: true });
  await soon();
  answer({ change: "stay" });
  await soon();
  expect(tab.state()).toMatchObject({ name: "in", isChecking: false, data: nothing });
});

test("after a sleep that was too long for the API all is closed", async () => {
  const tab = await logIn();
  api.updateMyData.mockRejectedValueOnce(refused());
  wallMoves(60);
  fireEvent.focus(window);
  await soon();
  expect(tab.state()).toEqual({ name: "out", why: "idle" });
});

test("after a sleep without a network nothing is shown", async () => {
  const tab = await logIn();
  api.updateMyData.mockRejectedValueOnce(cut());
  wallMoves(60);
  fireEvent.focus(window);
  await soon();
  expect(tab.state()).toMatchObject({ name: "in", data: null, hasFailed: true });
});

test("a clock that is set back keeps nothing open", async () => {
  const tab = await logIn();
  wallMoves(-600);
  await minutes(15.2);
  expect(tab.state()).toEqual({ name: "out", why: "idle" });
});

test("a change is shown here, and the other tabs ask again", async () => {
  const tab = await logIn();
  const other = openTab();
  await other.load();
  api.fetchMyData.mockClear();
  const choices = { news: false, reminders: true, letter: false };
  api.updateMyData.mockResolvedValueOnce({ change: "choices", choices });
  await tab.change({ change: "choices", choices });
  expect(tab.state()).toMatchObject({ data: { choices } });
  await soon();
  expect(api.fetchMyData).toHaveBeenCalledOnce();
});
