import React from "react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { ApiError } from "#src/calls/api-error.ts";
import * as calls from "#src/calls/greeting-orders.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { GreetingOrderPage } from "#src/features/greeting-card/greeting-order-page.tsx";
import { receiver } from "../given-receiver.ts";
import { designs, texts } from "./given-greeting.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));
vi.mock("#src/calls/previews.ts", () => ({ drawPreview: vi.fn(() => new Promise(() => undefined)) }));
vi.mock("#src/calls/greeting-orders.ts", () => ({
  fetchGreetingOrder: vi.fn(),
  fetchGreetingCardFile: vi.fn(),
  correctGreetingCard: vi.fn(),
  sendGreetingCard: vi.fn(),
  stopGreetingCard: vi.fn(),
  takeDownGreetingCard: vi.fn(),
}));
const api = vi.mocked(calls);

const orderReference = "0123456789ABCDEFGHJK";
const reference = "7H4KX2MQ9TBVZ3NP5RWD";
const token = "abc-DEF_123";
const planned: GreetingCardOrderAnswer["mail"] = {
  state: "planned",
  on: "2026-12-01",
  sentAt: null,
  recipientEmail: "farmor@example.se",
};
const known: GreetingCardOrderAnswer = {
  orderReference,
  state: "open",
  reference,
  bySender: true,
  version: 1,
  language: "sv",
  card: { campaignCode: "JUL_24_1", heading: "ofDesign", to: "Farmor", from: "Ida", message: "Kram!" },
  mail: planned,
  thankedAt: null,
  keptUntil: "2028-12-01",
  gift: { amount: 200 },
};
/** As the API does: it knows the token, and tells the address to its holder alone. */
const answerWith = (answer: GreetingCardOrderAnswer) =>
  api.fetchGreetingOrder.mockImplementation((_order, sent) =>
    Promise.resolve(
      sent === token ? answer : { ...answer, bySender: false, mail: { ...answer.mail, recipientEmail: null } },
    ),
  );

beforeEach(() => {
  sessionStorage.clear();
  vi.resetAllMocks();
  vi.useFakeTimers({ now: new Date("2026-11-23T12:00:00Z"), toFake: ["Date"] });
  window.scrollTo = () => undefined;
  answerWith(known);
});
afterEach(() => void vi.useRealTimers());

const open = (hash = "") => {
  history.replaceState(null, "", `/order/kort/${orderReference}${hash}`);
  return render(
    <TextsProvider language="sv" texts={texts}>
      <GreetingOrderPage order={orderReference} designs={designs} receiver={receiver} />
    </TextsProvider>,
  );
};
const openByMail = async () => {
  const page = open(`#${token}`);
  await heading("Ditt kort är klart");
  return page;
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("without the link in the mail the card is shared and kept, and cannot be changed", async () => {
  open();
  await heading("Ditt kort är klart");
  expect(screen.getByLabelText<HTMLInputElement>("Länk till kortet").value).toBe(
    `${location.origin}/d/JUL_24_1/${reference}`,
  );
  screen.getByText("Vi skickar kortet den 1 december 2026 klockan 8.");
  expect(screen.queryByText(/farmor@example.se/)).toBeNull();
  for (const name of ["Ändra orden", "Flytta dagen eller ändra adressen", "Skicka inte kortet …", "Ta bort kortet …"])
    expect(screen.queryByRole("button", { name }), name).toBeNull();
});

test("the link in the mail is taken out of the URL, and opens all that can be changed", async () => {
  await openByMail();
  expect(location.hash).toBe("");
  screen.getByText("Till farmor@example.se.");
  for (const name of ["Ändra orden", "Flytta dagen eller ändra adressen", "Skicka inte kortet …", "Ta bort kortet …"])
    screen.getByRole("button", { name });
});

test("the day is moved", async () => {
  await openByMail();
  api.sendGreetingCard.mockResolvedValue({ ...known, mail: { ...planned, on: "2026-12-24" } });
  press("Flytta dagen eller ändra adressen");
  // The gift is paid: nothing waits for that.
  screen.getByText("Inom några minuter.");
  write(/^Dag/, "2026-12-24");
  press("Spara");
  await screen.findByText("Vi skickar kortet den 24 december 2026 klockan 8.");
  expect(api.sendGreetingCard.mock.calls).toEqual([
    [{ orderReference, token, recipientEmail: "farmor@example.se", on: "2026-12-24" }],
  ]);
});

test("a day that has gone is said at its field, and nothing is sent", async () => {
  await openByMail();
  press("Flytta dagen eller ändra adressen");
  write(/^Dag/, "2026-11-22");
  press("Spara");
  await screen.findByRole("link", { name: "Den dagen har redan varit. Välj i dag eller en dag framåt." });
  expect(api.sendGreetingCard).not.toHaveBeenCalled();
});

test("a card that went meanwhile says so instead of being moved", async () => {
  await openByMail();
  press("Flytta dagen eller ändra adressen");
  api.sendGreetingCard.mockRejectedValue(new ApiError("call", { code: "changed_meanwhile" }));
  answerWith({ ...known, mail: { ...planned, state: "sent", sentAt: "2026-12-01T07:00:00Z" } });
  press("Spara");
  await screen.findByText("Vi har mejlat kortet.");
});

test.each([
  {
    retryAfterMs: 50_400_000,
    said: /gånger som det går på ett dygn.*Försök igen i morgon, eller ring oss/,
  },
  { retryAfterMs: 40_000, said: /^Det gick inte just nu. Försök igen om en stund/ },
])("who moves it too often, and is to wait $retryAfterMs ms, reads how long", async ({ retryAfterMs, said }) => {
  await openByMail();
  api.sendGreetingCard.mockRejectedValueOnce(
    new ApiError("SendGreetingCard", { code: "too_many_requests", status: 429, retryAfterMs }),
  );
  press("Flytta dagen eller ändra adressen");
  press("Spara");
  await waitFor(() =>
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(said),
    ),
  );
});

test("the sending is stopped once that has been asked, and can be taken up again", async () => {
  await openByMail();
  api.stopGreetingCard.mockResolvedValue({ ...known, mail: { ...planned, state: "stopped" } });
  press("Skicka inte kortet …");
  expect(api.stopGreetingCard).not.toHaveBeenCalled();
  press("Ja, skicka det inte");
  await screen.findByText("Vi skickar inte kortet. Länken går fortfarande att dela.");
  expect(api.stopGreetingCard.mock.calls).toEqual([[{ orderReference, token }]]);
  screen.getByRole("button", { name: "Skicka med e-post" });
});

test("a card that its address did not take is sent to another one, at once", async () => {
  answerWith({ ...known, mail: { ...planned, state: "refused" } });
  await openByMail();
  api.sendGreetingCard.mockResolvedValue({ ...known, mail: { ...planned, state: "sending", on: null } });
  press("Skicka med e-post");
  write(/^Mottagarens e-postadress/, "mormor@example.se");
  press("Spara");
  await screen.findByText("Kortet är på väg med e-post.");
  expect(api.sendGreetingCard.mock.calls).toEqual([
    [{ orderReference, token, recipientEmail: "mormor@example.se", on: null }],
  ]);
});

test.each(["sending", "sent"] as const)("a mail that is %s is neither moved nor stopped", async (state) => {
  answerWith({ ...known, mail: { ...planned, state } });
  await openByMail();
  expect(screen.queryByRole("button", { name: /Flytta|Skicka inte|Skicka med/ })).toBeNull();
});

test("the words are corrected, with the version that was read", async () => {
  await openByMail();
  api.correctGreetingCard.mockResolvedValue({ ...known, version: 2 });
  press("Ändra orden");
  await heading("Ändra orden på kortet");
  write(/^Till/, "Mormor");
  press("Spara orden");
  await screen.findByText(/^De nya orden står på kortet/);
  expect(api.correctGreetingCard.mock.calls).toEqual([
    [
      {
        orderReference,
        token,
        version: 1,
        words: { heading: "ofDesign", to: "Mormor", from: "Ida", message: "Kram!" },
      },
    ],
  ]);
});

test("the fixed words are corrected with the others", async () => {
  const card = {
    campaignCode: "KPD_1",
    heading: "fromOneToMany",
    to: "Familjen Ek",
    from: "Ida",
    message: "",
  } as const;
  answerWith({ ...known, card });
  await openByMail();
  api.correctGreetingCard.mockResolvedValue({ ...known, version: 2 });
  press("Ändra orden");
  await heading("Ändra orden på kortet");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Jag tänker på er i sorgen." }).checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "Vi tänker på er i sorgen." }));
  press("Spara orden");
  await waitFor(() =>
    expect(api.correctGreetingCard.mock.lastCall?.[0]).toMatchObject({ words: { heading: "fromManyToMany" } }),
  );
});

test("words that were changed elsewhere are shown beside one's own, which stay", async () => {
  await openByMail();
  press("Ändra orden");
  await heading("Ändra orden på kortet");
  write(/^Till/, "Mormor");
  api.correctGreetingCard.mockRejectedValue(new ApiError("call", { code: "changed_meanwhile" }));
  answerWith({
    ...known,
    version: 2,
    card: { campaignCode: "JUL_24_1", heading: "ofDesign", to: "Farfar", from: "Ida", message: "" },
  });
  press("Spara orden");
  await screen.findByText(/^Kortet har ändrats på annat håll/);
  await screen.findByRole("heading", { name: "Så står det nu" });
  expect(screen.getByLabelText<HTMLInputElement>(/^Till/).value).toBe("Mormor");
});

test("words that are being written are there after a reload", async () => {
  const { unmount } = await openByMail();
  press("Ändra orden");
  await heading("Ändra orden på kortet");
  write(/^Till/, "Mormor");
  unmount();
  open();
  await heading("Ändra orden på kortet");
  expect(screen.getByLabelText<HTMLInputElement>(/^Till/).value).toBe("Mormor");
});

test("the card is taken down once that has been asked", async () => {
  await openByMail();
  api.takeDownGreetingCard.mockResolvedValue({ ...known, state: "takenDown", card: null });
  press("Ta bort kortet …");
  press("Ja, ta bort kortet");
  await heading("Kortet är borttaget");
  expect(api.takeDownGreetingCard.mock.calls).toEqual([[{ orderReference, token }]]);
});

test("a link that is no longer good says so, and is forgotten", async () => {
  await openByMail();
  api.takeDownGreetingCard.mockRejectedValue(new ApiError("call", { code: "unauthorized" }));
  press("Ta bort kortet …");
  press("Ja, ta bort kortet");
  await screen.findByText(/^Länken i mejlet gäller inte längre/);
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test("a card whose gift is not paid leads to the payment", async () => {
  answerWith({ ...known, state: "waiting", reference: null });
  open();
  const link = await screen.findByRole("link", { name: "Till betalningen" });
  expect(link.getAttribute("href")).toBe(`/digitalt-gratulationskort/?order=${orderReference}`);
});

test("a condolence is shown in dusk", async () => {
  answerWith({ ...known, card: { campaignCode: "KPD_1", heading: "ofDesign", to: "Ni", from: "Ida", message: "" } });
  const { container } = await openByMail();
  expect(container.querySelector(".skymning")).not.toBeNull();
});
