import React from "react";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { restMs } from "#src/core/preview/preview-watch.ts";
import "#src/features/memorial-gift/while-writing.ts";
import { SheetPreview } from "#src/features/memorial-gift/sheet-preview.tsx";
import { memorial } from "@hjarta-lunga/contract/seed/texts/memorial.ts";
import { memorialPreview } from "@hjarta-lunga/contract/seed/texts/memorial-preview.ts";

type Call = {
  preview: PreviewOf<"memorialSheet">;
  signal: AbortSignal;
  draw: () => Promise<void>;
  fail: (problem: ConstructorParameters<typeof ApiError>[1]) => Promise<void>;
};
const calls: Call[] = [];
const settled = (settle: () => void) =>
  act(async () => {
    settle();
    await Promise.resolve();
  });
vi.mock("#src/calls/previews.ts", () => ({
  drawPreview: (preview: PreviewOf<"memorialSheet">, signal: AbortSignal) =>
    new Promise<Blob>((resolve, reject) => {
      calls.push({
        preview,
        signal,
        draw: () => settled(() => resolve(new Blob([preview.sheet.remembered.name]))),
        fail: (problem) => settled(() => reject(new ApiError("POST /api/Gift/Preview", problem))),
      });
    }),
}));
vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));

let urls = 0;
const revoked: string[] = [];
beforeEach(() => {
  calls.length = 0;
  revoked.length = 0;
  urls = 0;
  vi.mocked(reportFailure).mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  URL.createObjectURL = () => `blob:${++urls}`;
  URL.revokeObjectURL = (url) => void revoked.push(url);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const texts = Object.fromEntries(Object.entries({ ...memorial, ...memorialPreview }).map(([key, { sv }]) => [key, sv]));
const sheetOf = (name: string, more: object = {}) => ({
  design: "BIRD" as const,
  remembered: { name },
  greeting: "",
  givers: [""],
  ...more,
});
const page = (sheet: ReturnType<typeof sheetOf>) => (
  <TextsProvider language="sv" texts={texts}>
    <SheetPreview sheet={sheet} />
  </TextsProvider>
);
const open = (name: string) => {
  const { rerender, unmount } = render(page(sheetOf(name)));
  return { unmount, write: (next: string, more?: object) => rerender(page(sheetOf(next, more))) };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const rest = () => pass(restMs);
const drawn = () => screen.queryByRole<HTMLImageElement>("img");
const status = () => screen.getByRole("status").textContent;
const hide = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

test("until there is a word on it the sheet is its picture alone, and nothing is asked", async () => {
  open("");
  await pass(10 * restMs);
  expect(calls).toHaveLength(0);
  expect(drawn()).toBeNull();
});

test("who types is asked for once, when the hand rests, and sees what stands on the sheet", async () => {
  const { write } = open("K");
  await pass(restMs - 1);
  write("Ka");
  await pass(restMs - 1);
  write("Karl", { greeting: "Vila i frid", givers: ["Gunilla", ""] });
  await rest();
  expect(calls.map(({ preview }) => preview)).toEqual([
    {
      document: "memorialSheet",
      language: "sv",
      sheet: { design: "BIRD", remembered: { name: "Karl" }, greeting: "Vila i frid", givers: ["Gunilla", ""] },
    },
  ]);
  await calls[0]?.draw();
  expect(drawn()?.src).toBe("blob:1");
  expect(drawn()?.alt).toBe("Minnesbladet så här långt. Karl. Vila i frid. Gunilla");
});

test("a late answer never takes the place of a newer one, and its call is ended", async () => {
  const { write } = open("Karl");
  await rest();
  write("Karl-Gustav");
  expect(calls[0]?.signal.aborted).toBe(true);
  await rest();
  await calls[1]?.draw();
  await calls[0]?.draw();
  expect(drawn()?.alt).toContain("Karl-Gustav");
  expect(urls).toBe(1);
});

test("the last picture stays while a new one comes, and is given back when it has come", async () => {
  const { write, unmount } = open("Karl");
  await rest();
  await calls[0]?.draw();
  write("Karla");
  await rest();
  expect(drawn()?.src).toBe("blob:1");
  expect(drawn()?.parentElement?.getAttribute("aria-busy")).toBe("true");
  await calls[1]?.draw();
  expect(drawn()?.src).toBe("blob:2");
  expect(revoked).toEqual(["blob:1"]);
  unmount();
  expect(revoked).toEqual(["blob:1", "blob:2"]);
});

test("a failure keeps the last picture, says so, and is told once however long it lasts", async () => {
  const { write } = open("Karl");
  await rest();
  await calls[0]?.draw();
  write("Karla");
  await rest();
  await calls[1]?.fail({ code: "internal", status: 500 });
  expect(drawn()?.src).toBe("blob:1");
  expect(status()).toBe(texts["memorial.preview.failed"]);
  await pass(5_000);
  await calls[2]?.fail({ code: "network" });
  write("Karlab");
  await rest();
  await calls[3]?.fail({ code: "timeout" });
  expect(vi.mocked(reportFailure).mock.calls.map(([event]) => event)).toEqual(["error_gift_card_preview"]);
  await pass(20_000);
  await calls[4]?.draw();
  expect(status()).toBe("");
  expect(drawn()?.alt).toContain("Karlab");
  // Another run of failures is another event.
  write("Karlabc");
  await rest();
  await calls[5]?.fail({ code: "internal", status: 500 });
  expect(reportFailure).toHaveBeenCalledTimes(2);
});

test("while too many sheets are drawn it waits as long as it is told to, says so, and raises no alarm", async () => {
  open("Karl");
  await rest();
  await calls[0]?.fail({ code: "unavailable", status: 503, retryAfterMs: 2_000 });
  expect(status()).toBe(texts["memorial.preview.waiting"]);
  await pass(1_999);
  expect(calls).toHaveLength(1);
  await pass(1);
  await calls[1]?.draw();
  expect(drawn()).not.toBeNull();
  expect(status()).toBe("");
  expect(reportFailure).not.toHaveBeenCalled();
});

test("a queue that never ends is a failure", async () => {
  open("Karl");
  await rest();
  for (let call = 0; call < 6; call++) {
    await calls[call]?.fail({ code: "unavailable", status: 503, retryAfterMs: 2_000 });
    await pass(2_000);
  }
  expect(reportFailure).toHaveBeenCalledTimes(1);
  expect(status()).toBe(texts["memorial.preview.failed"]);
});

test("letters that cannot be drawn are said, and asked for again only when they change", async () => {
  const { write } = open("𓀀");
  await rest();
  await calls[0]?.fail({ code: "validation_failed", status: 400, fields: {} });
  expect(status()).toBe(texts["memorial.preview.letters"]);
  await pass(100_000);
  expect(calls).toHaveLength(1);
  expect(reportFailure).not.toHaveBeenCalled();
  write("Karl");
  await rest();
  await calls[1]?.draw();
  expect(status()).toBe("");
});

test("a page that nobody sees asks nothing until it is seen again", async () => {
  const { write } = open("Karl");
  hide(true);
  await rest();
  write("Karla");
  await pass(60_000);
  expect(calls).toHaveLength(0);
  hide(false);
  await rest();
  expect(calls.map(({ preview }) => preview.sheet.remembered.name)).toEqual(["Karla"]);
});

test.each([
  ["a link", "Karl", { greeting: "www.example.se" }],
  ["too many lines", "Karl", { greeting: "a\n".repeat(8) + "a" }],
  ["a year that is half written", "Karl", { remembered: { name: "Karl", bornYear: Number.NaN } }],
  ["too long a name", "å".repeat(61), {}],
])("%s is no sheet: nothing is asked, and the last picture stays", async (_what, name, more) => {
  const { write } = open("Karl");
  await rest();
  await calls[0]?.draw();
  write(name, more);
  await pass(60_000);
  expect(calls).toHaveLength(1);
  expect(drawn()?.src).toBe("blob:1");
});

test("whoever does not want to wait for the next try asks for it", async () => {
  open("Karl");
  await rest();
  expect(screen.queryByRole("button", { name: "Försök igen" })).toBeNull();
  await calls[0]?.fail({ code: "network" });
  fireEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  await pass(0);
  expect(calls).toHaveLength(2);
  await calls[1]?.draw();
  expect(drawn()?.src).toBe("blob:1");
  expect(screen.queryByRole("button", { name: "Försök igen" })).toBeNull();
});

test("the sheet can be seen larger, with the same words for who listens, and is closed again", async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  open("Karl");
  await rest();
  expect(screen.queryByRole("button", { name: "Visa bladet större" })).toBeNull();
  await calls[0]?.draw();
  fireEvent.click(screen.getByRole("button", { name: "Visa bladet större" }));
  const dialog = within(screen.getByRole("dialog", { name: "Minnesbladet" }));
  expect(dialog.getByRole<HTMLImageElement>("img").src).toBe("blob:1");
  expect(dialog.getByRole<HTMLImageElement>("img").alt).toContain("Karl");
  fireEvent.click(dialog.getByRole("button", { name: "Stäng" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
