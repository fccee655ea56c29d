import { act, fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { SheetDownloads } from "#src/features/memorial-gift/sheet-downloads.tsx";
import { order } from "../../core/payment/payment-answers.ts";
import { Words } from "../../words.tsx";
import { receiver } from "../given-receiver.ts";

type Problem = ConstructorParameters<typeof ApiError>[1];
const { answers } = vi.hoisted(() => ({ answers: [] as (Problem | Blob)[] }));
const asked: string[] = [];
vi.mock("#src/calls/memorial-gifts.ts", () => ({
  fetchSheetFile: (_order: string, format: string) => {
    asked.push(format);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Blob) return Promise.resolve(answer);
    return Promise.reject(new ApiError("GET the sheet", answer ?? { code: "internal" }));
  },
}));
vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));

const saved: string[] = [];
beforeEach(() => {
  asked.length = 0;
  saved.length = 0;
  answers.length = 0;
  vi.mocked(reportFailure).mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  URL.createObjectURL = () => "blob:1";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const busy: Problem = { code: "unavailable", status: 503, retryAfterMs: 4_000 };
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const download = async () => {
  const { unmount } = render(<SheetDownloads order={order} phone={receiver.phone} />, { wrapper: Words });
  fireEvent.click(screen.getByRole("button", { name: "Ladda ner minnesbladet" }));
  await after(0);
  return unmount;
};

test("while many sheets are drawn the page says that it waits, and fetches it when the API has said", async () => {
  answers.push(busy, busy, new Blob(["%PDF"]));
  await download();
  expect(screen.getByRole("status").textContent).toBe("Ditt blad kommer om en liten stund.");
  await after(3_999);
  expect(asked).toHaveLength(1);
  await after(1);
  await after(4_000);
  expect([asked.length, saved]).toEqual([3, ["minnesblad.pdf"]]);
  expect(screen.getByRole("status").textContent).toBe("");
  expect(reportFailure).not.toHaveBeenCalled();
});

test("told so too often, or for long, it has failed, which is said and told once", async () => {
  answers.push(busy);
  await download();
  for (let wait = 0; wait < 6; wait += 1) await after(4_000);
  expect(asked).toHaveLength(6);
  expect(screen.getByRole("status").textContent).toMatch(/^Det gick inte att hämta minnesbladet just nu/);
  expect(vi.mocked(reportFailure).mock.calls.map(([code]) => code)).toEqual(["download_memorial_card_failed"]);
});

test("another failure is said at once", async () => {
  answers.push({ code: "not_found", status: 404 });
  await download();
  expect(asked).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toMatch(/^Det gick inte att hämta/);
});

test("who has left the page meanwhile is given no file", async () => {
  answers.push(busy, new Blob(["%PDF"]));
  const leave = await download();
  leave();
  await after(10_000);
  expect([asked.length, saved]).toEqual([1, []]);
});
