import { act, fireEvent, screen } from "@testing-library/react";
import { failureReasons, type FailureReason } from "@hjarta-lunga/contract/payment-states.ts";
import { afterEach, expect, test, vi } from "vitest";
import { api, freshBeforeEach, payment, refuses } from "../../core/order/order-api.ts";
import { button, heading, show } from "./order-page.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
afterEach(() => void vi.useRealTimers());

const swish = { token: "t", qr: "<svg/>" };
const waits = payment({ swish, expiresInMs: 161_000 });
const card = payment({ method: "card", cardPage: "https://pay.example.com/x", expiresInMs: 1_700_000 });
const lookAgain = () => act(() => void window.dispatchEvent(new Event("focus")));

/** Lets the network answer while the clock stands still. */
const withoutTime = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise(setImmediate);
  });

/** Money may have moved, whatever was given up. */
const unsure: FailureReason[] = ["outcomeUnknown", "cancelledUnconfirmed"];

test.each(failureReasons)("after %s it is said that nothing was drawn only where that is known", async (reason) => {
  api.says.set("Poll", [payment({ state: "cancelled", reason })]);
  show();
  await heading("Betalningen är avbruten");
  expect(screen.queryByText("Inga pengar har dragits.") === null).toBe(unsure.includes(reason));
});

test.each(["declined", "cancelled", "expired", "failed"] as const)(
  "%s says that nothing was drawn once no other payment of the gift can turn out to be paid",
  async (state) => {
    api.says.set("Poll", [payment({ state }, { otherOpen: true }), payment({ state })]);
    show();
    await button("Välj ett annat sätt att betala");
    expect(screen.queryByText("Inga pengar har dragits.")).toBeNull();
    lookAgain();
    expect(await screen.findByText("Inga pengar har dragits.")).toBeDefined();
  },
);

test.each([
  ["nobody knows", refuses(404, "not_found")],
  ["cannot be one", refuses(400, "validation_failed", { orderReference: "not an order reference" })],
])("an order reference that %s is not found at once, and never asked about again", async (_, said) => {
  api.says.set("Poll", [said]);
  show();
  await heading("Vi hittar ingen gåva här");
  expect(screen.queryByText(/^Vi fick inget svar/)).toBeNull();
  expect(screen.getByRole("link", { name: "Ge en gåva" }).getAttribute("href")).toBe("/ge-en-gava/");
  lookAgain();
  expect(api.bodies("Poll")).toHaveLength(1);
});

test.each([
  ["a code", payment({ swish, expiresInMs: 400 }), "Skanna med Swish"],
  ["a question to a number", payment({ method: "swishNumber", expiresInMs: 400 }), "Godkänn i Swish"],
])("when the time of %s is out nothing invites to pay it, and it is said that we look", async (_, said, before) => {
  api.says.set("Poll", [said]);
  show();
  await heading(before);
  const shown = await heading("Tiden är ute");
  expect(document.activeElement).toBe(shown);
  expect(screen.getByText("Vi kontrollerar om betalningen hann fram.")).toBeDefined();
  expect(screen.queryByRole("img", { name: "QR-kod för Swish" })).toBeNull();
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Avbryt betalningen"]);
});

test("a code whose time was out before it came is never shown", async () => {
  api.says.set("Poll", [payment({ swish, expiresInMs: 0 })]);
  show();
  await heading("Tiden är ute");
});

test("an ended payment whose order was paid elsewhere is thanked for when the tab is seen again", async () => {
  api.says.set("Poll", [payment({ state: "expired" }), payment({ state: "expired" }, { paid: true })]);
  show();
  await heading("Tiden gick ut");
  lookAgain();
  await heading("Tack för din gåva!");
});

test("who chooses another way is asked about too, and is left where they are when nothing is new", async () => {
  api.says.set("Poll", [payment({ state: "declined" })]);
  const { user } = show();
  await user.click(await button("Välj ett annat sätt att betala"));
  await user.click(await screen.findByRole("radio", { name: /^Swish med mobilnummer/ }));
  lookAgain();
  await vi.waitFor(() => expect(api.bodies("Poll").length).toBeGreaterThan(1));
  expect(await screen.findByRole("textbox", { name: "Mobilnummer" })).toBeDefined();
});

test.each(["Avbryt betalningen", "Ange mobilnummer", "Betala med kort"])(
  "while nobody answers, %s is answered in words before three seconds of the clock have gone",
  async (way) => {
    api.says.set("Poll", [waits]);
    api.says.set("Cancel", ["silence"]);
    const { user } = show();
    await button(way);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await user.click(await button(way));
    await button("Avbryter …");
    await act(() => vi.advanceTimersByTimeAsync(2_600));
    expect(screen.getByText("Betaltjänsten dröjer med sitt svar.").closest("[role=status]")).not.toBeNull();
    vi.useRealTimers();
  },
);

test.each(["swishDirect", "card"] as const)(
  "a provider that has not taken %s after eight seconds is said to be slow, and not before",
  async (method) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    api.says.set("Poll", [payment({ method, state: "created" })]);
    show();
    const name = method === "card" ? "Vi öppnar betalsidan" : "Vi kontaktar Swish";
    while (screen.queryByRole("heading", { name }) === null) await withoutTime();
    await act(() => vi.advanceTimersByTimeAsync(7_900));
    expect(screen.queryByText("Betaltjänsten dröjer med sitt svar.")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText("Betaltjänsten dröjer med sitt svar.").closest("[role=status]")).not.toBeNull();
  },
);

test("a payment that cannot be given up yet says so, and can be given up again", async () => {
  api.says.set("Poll", [payment({ state: "created" })]);
  api.says.set("Cancel", [payment({ state: "created" }), payment({ state: "cancelled" })]);
  const { user } = show();
  await user.click(await button("Avbryt betalningen"));
  expect(await screen.findByText("Betalningen går inte att avbryta just nu.")).toBeDefined();
  await user.click(await button("Avbryt betalningen"));
  await heading("Betalningen är avbruten");
  expect(screen.queryByText("Betalningen går inte att avbryta just nu.")).toBeNull();
});

test("a card page that has not opened after eight seconds says so, and not before", async () => {
  api.says.set("Poll", [card]);
  // The browser of the test goes nowhere.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  show();
  const link = await screen.findByRole("link", { name: "Gå till betalsidan" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(link);
  act(() => void vi.advanceTimersByTime(7_900));
  expect(screen.queryByText("Betalsidan öppnas inte.")).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByText("Betalsidan öppnas inte.")).toBeDefined();
  vi.useRealTimers();
  act(() => void window.dispatchEvent(new Event("pageshow")));
  expect(screen.queryByText("Betalsidan öppnas inte.")).toBeNull();
});

test("too many tries are told of, with nothing claimed about money or time", async () => {
  api.says.set("CreateDirectSwish", [refuses(429, "too_many_requests")]);
  const { user } = show();
  await user.click(await button("Betala 250 kr med Swish"));
  const words = "Det blev många försök. Välj ett annat sätt att betala, eller försök igen senare.";
  expect(await screen.findByText(words)).toBeDefined();
});
