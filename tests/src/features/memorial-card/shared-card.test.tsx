import React from "react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { counterPollMs } from "@hjarta-lunga/contract/memorial-cards.ts";
import { ApiError } from "#src/calls/api-error.ts";
import * as calls from "#src/calls/memorial-cards.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { TextsProvider } from "#src/core/texts.tsx";
import { SharedCardPage, SpecimenPage } from "#src/features/memorial-card/shared-card-page.tsx";
import { answer, cardTexts, phone, reference } from "./card-words.ts";

vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));
vi.mock("#src/lib/when-idle.ts", () => ({ whenIdle: (work: () => void) => work() }));
vi.mock("#src/calls/memorial-cards.ts", () => ({
  fetchMemorialCard: vi.fn(),
  countCandles: vi.fn(),
  lightCandle: vi.fn(),
  reportMemorialCard: vi.fn(),
  fetchMemorialCardFile: vi.fn(),
}));
const api = vi.mocked(calls);
const fails = (problem: ConstructorParameters<typeof ApiError>[1]) => Promise.reject(new ApiError("call", problem));

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  api.fetchMemorialCard.mockResolvedValue(answer);
  api.countCandles.mockResolvedValue(3);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const page = (footer: React.ReactNode = <p>Om oss</p>, shared = reference) => (
  <TextsProvider language="sv" texts={cardTexts}>
    <SharedCardPage reference={shared} phone={phone} footer={footer} />
  </TextsProvider>
);
const open = () => render(page());
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** With what comes after it. */
const shown = async () => {
  await heading("Karl-Gustav");
  await screen.findByText("Spara kortet");
};
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("the card, how many candles burn, and who lit them", async () => {
  open();
  await shown();
  expect(screen.getByText("Du fattas oss").getAttribute("dir")).toBe("auto");
  expect(screen.getByText("3 ljus brinner")).toBeTruthy();
  expect(screen.getByText("Per")).toBeTruthy();
  expect(screen.getByText("och en till")).toBeTruthy();
});

test("before script it is a kind text with our telephone, and names nobody", () => {
  const html = renderToString(page());
  expect(html).toContain("Ett ljus är tänt");
  expect(html).toContain(`<a href="tel:${phone.dialled}">${displayPhone(phone)}</a>`);
  expect(html).not.toContain(reference);
});

test("a page that is not seen asks for nothing until it is", async () => {
  const seen = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  open();
  await act(() => Promise.resolve());
  expect(api.fetchMemorialCard).not.toHaveBeenCalled();
  seen.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await shown();
  expect(api.fetchMemorialCard).toHaveBeenCalledTimes(1);
});

test.each([
  ["not_found", "Vi hittar inget ljus här", 0],
  ["validation_failed", "Vi hittar inget ljus här", 0],
  ["taken_down", "Kortet visas inte längre", 0],
  ["network", "Vi når inte kortet just nu", 1],
  ["internal", "Vi når inte kortet just nu", 1],
] as const)("an answer of %s is met with a kind page", async (code, said, told) => {
  api.fetchMemorialCard.mockImplementation(() => fails({ code }));
  document.head.innerHTML = "<title>Ett kort</title>";
  open();
  await heading(said);
  await waitFor(() => expect(document.title).toBe(`${said}, Ett kort`));
  expect(reportFailure).toHaveBeenCalledTimes(told);
  if (told > 0) expect(reportFailure).toHaveBeenCalledWith("error_memorial_card_get_card", expect.any(ApiError));
});

test("a page without a reference asks for nothing", async () => {
  render(page(null, ""));
  await heading("Vi hittar inget ljus här");
  expect(api.fetchMemorialCard).not.toHaveBeenCalled();
});

test("after a failure one can try again", async () => {
  api.fetchMemorialCard.mockImplementationOnce(() => fails({ code: "network" }));
  open();
  await heading("Vi når inte kortet just nu");
  press("Försök igen");
  await shown();
});

test("a candle of one's own: once for two presses, marked, and known at the next visit", async () => {
  const id = "22222222-2222-4222-8222-222222222222";
  api.lightCandle.mockResolvedValue({ id, candles: 4 });
  const { unmount } = open();
  await shown();
  fireEvent.change(screen.getByLabelText(/^Ditt namn/), { target: { value: " Märta " } });
  press("Tänd ljuset");
  press(/Tänd ljuset|Ett ögonblick/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Ditt ljus brinner nu."));
  expect(api.lightCandle).toHaveBeenCalledTimes(1);
  expect(api.lightCandle.mock.calls[0]?.[0]).toMatchObject({ reference, name: "Märta" });
  expect(screen.getByText("4 ljus brinner")).toBeTruthy();
  expect(screen.getByText("Märta").closest("li")?.textContent).toContain("ditt ljus");
  unmount();
  api.fetchMemorialCard.mockResolvedValue({ ...answer, candles: 4, names: [{ id, name: "Märta" }, ...answer.names] });
  open();
  await screen.findByText("Du har tänt ett ljus här.");
  expect(screen.getByText("Märta").closest("li")?.textContent).toContain("ditt ljus");
});

test("who lights a candle while one looks is named below the number", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"], shouldAdvanceTime: true });
  open();
  await shown();
  const eva = { id: "33333333-3333-4333-8333-333333333333", name: "Eva" };
  api.countCandles.mockResolvedValue(4);
  api.fetchMemorialCard.mockResolvedValue({ ...answer, candles: 4, names: [eva, ...answer.names] });
  await act(() => vi.advanceTimersByTimeAsync(counterPollMs));
  expect(screen.getByText("4 ljus brinner")).toBeTruthy();
  expect(screen.getByText("Eva")).toBeTruthy();
  vi.useRealTimers();
});

test("after an answer that was lost the same candle is lit, and without a name none is sent", async () => {
  api.lightCandle.mockImplementationOnce(() => fails({ code: "timeout" }));
  api.lightCandle.mockResolvedValue({ id: "a", candles: 4 });
  open();
  await shown();
  press("Tänd ljuset");
  await screen.findByText(/det blir ändå bara ett ljus/);
  press("Tänd ljuset");
  await screen.findByText("Ditt ljus brinner nu.");
  const [first, second] = api.lightCandle.mock.calls.map(([sent]) => sent);
  expect(second).toEqual(first);
  expect(first).not.toHaveProperty("name");
});

test("what is wrong with a name is said at the field", async () => {
  api.lightCandle.mockImplementation(() => fails({ code: "validation_failed", fields: { name: "hasLink" } }));
  open();
  await shown();
  fireEvent.change(screen.getByLabelText(/^Ditt namn/), { target: { value: "köp.se" } });
  press("Tänd ljuset");
  await screen.findByText("Länkar kan inte stå här. Skriv bara ditt namn.");
  expect(document.activeElement).toBe(screen.getByLabelText(/^Ditt namn/));
});

test("who tells us of a card is thanked, and who changes their mind is back where they were", async () => {
  open();
  await shown();
  press("Säg till oss");
  const why = await screen.findByLabelText(/^Vad är det som är fel/);
  expect(document.activeElement).toBe(why);
  press("Avbryt");
  expect(document.activeElement?.textContent).toBe("Säg till oss");
  press("Säg till oss");
  fireEvent.change(screen.getByLabelText(/^Vad är det som är fel/), { target: { value: "Det är inte sant" } });
  api.reportMemorialCard.mockImplementationOnce(() => fails({ code: "network" }));
  press("Skicka till oss");
  await screen.findByText(/Det gick inte att skicka just nu/);
  press("Skicka till oss");
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Tack för att du sa till/));
  expect(api.reportMemorialCard).toHaveBeenLastCalledWith({ reference, why: "Det är inte sant" });
});

test("a download that fails is said and told", async () => {
  api.fetchMemorialCardFile.mockImplementation(() => fails({ code: "unavailable", status: 503 }));
  open();
  await shown();
  press("PDF att skriva ut och vika");
  await screen.findByText(/Det gick inte att hämta kortet just nu/);
  expect(reportFailure).toHaveBeenCalledWith("download_memorial_card_failed", expect.any(ApiError));
});

test("bare, the card stands alone", async () => {
  render(page(null));
  await heading("Karl-Gustav");
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryAllByRole("link")).toEqual([]);
});

test("a specimen asks for nothing", async () => {
  render(
    <TextsProvider language="sv" texts={cardTexts}>
      <SpecimenPage footer={<p>Om oss</p>} />
    </TextsProvider>,
  );
  await heading("Astrid Ekdahl");
  for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled();
});
