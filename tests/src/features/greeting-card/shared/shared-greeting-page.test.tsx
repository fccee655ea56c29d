import React from "react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/calls/api-error.ts";
import * as calls from "#src/calls/shared-greeting-cards.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { TextsProvider } from "#src/core/texts.tsx";
import { SharedGreetingPage } from "#src/features/greeting-card/shared/shared-greeting-page.tsx";
import { answer, design, phone, quietDesign, reference, texts } from "./greeting-samples.ts";

vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));
vi.mock("#src/lib/when-idle.ts", () => ({ whenIdle: (work: () => void) => work() }));
vi.mock("#src/calls/shared-greeting-cards.ts", () => ({
  fetchGreetingCard: vi.fn(),
  thankForCard: vi.fn(),
  reportGreetingCard: vi.fn(),
  fetchGreetingCardFile: vi.fn(),
}));
const api = vi.mocked(calls);
const fails = (problem: ConstructorParameters<typeof ApiError>[1]) => Promise.reject(new ApiError("call", problem));

beforeEach(() => {
  vi.resetAllMocks();
  api.fetchGreetingCard.mockResolvedValue(answer);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const page = ({ shown = design, footer = (<p>Om oss</p>) as React.ReactNode, of = reference } = {}) => (
  <TextsProvider language="sv" texts={texts}>
    <SharedGreetingPage reference={of} design={shown} phone={phone} footer={footer} />
  </TextsProvider>
);
const open = (about?: Parameters<typeof page>[0]) => render(page(about));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** With what comes after it. */
const shown = async () => {
  await heading("Grattis på mors dag!");
  await screen.findByText("Spara kortet");
};
const folded = () => document.querySelector(".folded") !== null;

test("a card is folded until there is something to read in it, and then shows whose it is and all its words", async () => {
  open();
  expect(folded()).toBe(true);
  await shown();
  expect(folded()).toBe(false);
  expect(screen.getByText("Mamma").closest("p")?.textContent).toBe("Till Mamma");
  expect(screen.getByText(/Tack för kaffet ☕️/).textContent).toBe(answer.message);
  expect(screen.getByText("Åsa och lilla Märta").closest("p")?.textContent).toBe("Från Åsa och lilla Märta");
  expect(screen.getByRole("img", { name: design.picture.alt }).getAttribute("src")).toBe(design.picture.src);
});

test("a card without a message has the greeting of its design", async () => {
  api.fetchGreetingCard.mockResolvedValue({ ...answer, message: "" });
  open();
  await shown();
  expect(document.querySelector(".message")).toBeNull();
});

test("words in another language are marked as such, and stand in the direction that they are read", async () => {
  api.fetchGreetingCard.mockResolvedValue({ ...answer, language: "en", message: "Thank you." });
  open();
  const message = await screen.findByText("Thank you.");
  expect([message.getAttribute("lang"), message.getAttribute("dir")]).toEqual(["en", "auto"]);
});

test.each([
  ["short", "Tack!", undefined],
  ["long", "Tack. ".repeat(40), "long"],
  ["of many lines", "Tack.\n".repeat(10), "long"],
  ["as long as it may be", "Tack. ".repeat(130), "longest"],
])("a message that is %s is set so that it has room", async (_, message, size) => {
  api.fetchGreetingCard.mockResolvedValue({ ...answer, message });
  open();
  const h1 = await heading("Grattis på mors dag!");
  const classes = h1.parentElement?.className.split(" ") ?? [];
  expect(["long", "longest"].find((name) => classes.includes(name))).toBe(size);
});

test("before script it is a kind text with our telephone, and names nobody", () => {
  const html = renderToString(page());
  expect(html).toContain("Du har fått ett kort");
  expect(html).toContain(displayPhone(phone));
  expect(html).not.toContain(reference);
});

test("a page that is not seen asks for nothing until it is", async () => {
  const seen = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  open();
  await act(() => Promise.resolve());
  expect(api.fetchGreetingCard).not.toHaveBeenCalled();
  seen.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await shown();
  expect(api.fetchGreetingCard).toHaveBeenCalledTimes(1);
});

test.each([
  ["not_found", "Vi hittar inget kort här", 0],
  ["validation_failed", "Vi hittar inget kort här", 0],
  ["taken_down", "Kortet visas inte längre", 0],
  ["network", "Vi når inte kortet just nu", 1],
  ["internal", "Vi når inte kortet just nu", 1],
] as const)("an answer of %s is met with a kind page", async (code, said, told) => {
  api.fetchGreetingCard.mockImplementation(() => fails({ code }));
  document.head.innerHTML = "<title>Ett kort</title>";
  open();
  await heading(said);
  await waitFor(() => expect(document.title).toBe(`${said}, Ett kort`));
  expect(reportFailure).toHaveBeenCalledTimes(told);
  if (told > 0)
    expect(reportFailure).toHaveBeenCalledWith("download_digital_greeting_card_failed", expect.any(ApiError));
});

test("under another design there is no such card, and a page without a reference asks for nothing", async () => {
  const { unmount } = open({ shown: quietDesign });
  await heading("Vi hittar inget kort här");
  unmount();
  api.fetchGreetingCard.mockClear();
  open({ of: "" });
  await heading("Vi hittar inget kort här");
  expect(api.fetchGreetingCard).not.toHaveBeenCalled();
});

test("after a failure one can try again", async () => {
  api.fetchGreetingCard.mockImplementationOnce(() => fails({ code: "network" }));
  open();
  await heading("Vi når inte kortet just nu");
  press("Försök igen");
  await shown();
});

test("a card's button opens what thanks its sender, and is gone where somebody has thanked", async () => {
  const { unmount } = open();
  await shown();
  const opens = screen.getByRole("button", { name: "Tacka för kortet" }).getAttribute("popovertarget") ?? "";
  expect(document.getElementById(opens)?.querySelector("textarea")).not.toBeNull();
  unmount();
  api.fetchGreetingCard.mockResolvedValue({ ...answer, thanked: true });
  open();
  await shown();
  expect(screen.queryByRole("button", { name: "Tacka för kortet" })).toBeNull();
  expect(screen.getAllByText("Tacket för kortet är redan skickat.")[0]?.closest("[popover]")).toBeNull();
});

test("who mourns meets no fold, no heartbeat, and nobody who asks for a card in return", async () => {
  api.fetchGreetingCard.mockResolvedValue({ ...answer, campaignCode: "KPD_2" });
  open({ shown: quietDesign });
  expect(folded()).toBe(false);
  await heading("Vi beklagar sorgen.");
  await screen.findByText("Spara kortet");
  expect(document.querySelector(".skymning")).not.toBeNull();
  expect(document.querySelector(".front")).toBeNull();
  expect(screen.queryByRole("link", { name: "Skicka ett eget kort" })).toBeNull();
  expect(document.querySelector(".thread")?.getAttribute("d")).toMatch(/^M0 40H150C/);
});

test("a card to several has the words that were chosen for them", async () => {
  api.fetchGreetingCard.mockResolvedValue({ ...answer, campaignCode: "KPD_1", heading: "fromManyToMany" });
  open({ shown: { ...quietDesign, code: "KPD_1", greeting: "Jag tänker på dig i sorgen." } });
  await heading("Vi tänker på er i sorgen.");
});

test("bare, the card stands alone", async () => {
  open({ footer: null });
  await heading("Grattis på mors dag!");
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryAllByRole("link")).toEqual([]);
});

test("who tells us of a card is thanked", async () => {
  open();
  await shown();
  press("Säg till oss");
  fireEvent.change(await screen.findByLabelText(/^Vad är det som är fel/), { target: { value: "Det är inte sant" } });
  press("Skicka till oss");
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Tack för att du sa till/));
  expect(api.reportGreetingCard).toHaveBeenLastCalledWith({ reference, why: "Det är inte sant" });
});

test("a download that fails is said and told", async () => {
  api.fetchGreetingCardFile.mockImplementation(() => fails({ code: "unavailable", status: 503 }));
  open();
  await shown();
  // Its sheet is opened by the browser itself, which this one cannot.
  fireEvent.click(screen.getByRole("button", { name: "PDF att skriva ut och vika", hidden: true }));
  await screen.findByText(/Det gick inte att hämta kortet just nu/);
  expect(api.fetchGreetingCardFile).toHaveBeenCalledWith(reference, { format: "pdf" });
  expect(reportFailure).toHaveBeenCalledWith("download_digital_greeting_card_failed", expect.any(ApiError));
});
