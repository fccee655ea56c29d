import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { namesAgainMs } from "@hjarta-lunga/contract/memorial-cards.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { fetchMemorialCard } from "#src/calls/memorial-cards.ts";
import { useNames } from "#src/features/memorial-card/shared-card.tsx";
import { answer, reference } from "./card-words.ts";

vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));
vi.mock("#src/calls/memorial-cards.ts", () => ({ fetchMemorialCard: vi.fn() }));
const fetchCard = vi.mocked(fetchMemorialCard);
const eva = { id: "22222222-2222-4222-8222-222222222222", name: "Eva" };
const onGone = vi.fn();
const start = () => renderHook(() => useNames({ reference, first: answer, onGone })).result;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hear = async ({ current }: ReturnType<typeof start>, candles: number) => {
  act(() => current.heard(candles));
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.advanceTimersByTime(1);
  fetchCard.mockReset().mockResolvedValue({ ...answer, candles: 4, names: [eva, ...answer.names] });
  onGone.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test("the names are asked for again when more candles burn, and not when as many do", async () => {
  const names = start();
  await hear(names, 3);
  expect(fetchCard).not.toHaveBeenCalled();
  await hear(names, 4);
  expect(names.current.names.map(({ name }) => name)).toEqual(["Eva", "Per"]);
  expect(names.current.candles).toBe(4);
  await pass(namesAgainMs);
  await hear(names, 4);
  expect(fetchCard).toHaveBeenCalledTimes(1);
});

test("however fast candles are lit, names are asked for seldom", async () => {
  const names = start();
  for (const candles of [4, 5, 6]) await hear(names, candles);
  expect(fetchCard).toHaveBeenCalledTimes(1);
  await pass(namesAgainMs);
  await hear(names, 7);
  expect(fetchCard).toHaveBeenCalledTimes(2);
});

test("nothing is asked for a page that nobody sees, nor moved under somebody who writes", async () => {
  const names = start();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await hear(names, 4);
  hidden.mockReturnValue(false);
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  await hear(names, 4);
  expect(fetchCard).not.toHaveBeenCalled();
  field.blur();
  await hear(names, 4);
  expect(fetchCard).toHaveBeenCalledTimes(1);
});

test("a card that is gone is said to be, and names that cannot be had stay as they were", async () => {
  const names = start();
  fetchCard.mockRejectedValueOnce(new ApiError("call", { code: "network" }));
  await hear(names, 4);
  expect(names.current.names).toEqual(answer.names);
  expect(onGone).not.toHaveBeenCalled();
  fetchCard.mockRejectedValueOnce(new ApiError("call", { code: "taken_down", status: 410 }));
  await pass(namesAgainMs);
  await hear(names, 4);
  expect(onGone).toHaveBeenCalledTimes(1);
});
