import React from "react";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { ApiError } from "#src/calls/api-error.ts";
import * as calls from "#src/calls/gift-links.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { forgetOrder, storeOrder } from "#src/core/identity/stored-order.ts";
import { IncreaseJourney } from "#src/features/linked-gift/increase-journey.tsx";
import { amountToKeep } from "#src/features/linked-gift/use-holder.ts";
import { forgetInTab } from "#src/lib/stored-in-tab.ts";
import { receiver } from "../given-receiver.ts";
import { identify } from "./bankid-stand-in.tsx";
import { choose, fails, guid, heading, leadsOn, open, press, said, token, write } from "./linked-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));
vi.mock("#src/core/identity/bankid.tsx", () => import("./bankid-stand-in.tsx"));
vi.mock("#src/calls/gift-links.ts", () => ({
  lookUpIdentity: vi.fn(),
  increaseMonthlyGift: vi.fn(),
  undoIncrease: vi.fn(),
}));
const api = vi.mocked(calls);
const gift = {
  ...{ firstName: "Gun", amount: 200, suggestions: [250, 300, 350], least: 201, most: 10_000, mostByLink: 10_000 },
  ...{ drawOn: "2026-12-28", undoUntil: null, isMailed: true },
};
const ok = { state: "ok" as const, gift };
const receipt = {
  ...{ kind: "monthly_gift_increase" as const, from: 200, amount: 300, drawOn: "2026-12-28" },
  ...{ undoUntil: "2026-12-06", isMailed: true, nextAccount: null },
};

beforeEach(() => {
  forgetInTab(`${tabKeys.giftLink}_monthly_gift_increase`);
  sessionStorage.clear();
  vi.resetAllMocks();
  window.scrollTo = () => undefined;
  api.lookUpIdentity.mockResolvedValue(ok);
  api.increaseMonthlyGift.mockResolvedValue(receipt);
});

const openAt = (url: string) => open(url, <IncreaseJourney receiver={receiver} />);
const openLink = () => openAt(`/oka-manadsgava/?type=monthly_gift_increase&lookUpGuid=${guid}`);

test("the link leaves the URL at once, is kept for the tab, and opens the page again after a reload", async () => {
  const { unmount } = openLink();
  expect(window.location.href).not.toContain(guid);
  await heading("Hej Gun! Tack för att du ger varje månad");
  unmount();
  openAt("/oka-manadsgava/");
  await heading("Hej Gun! Tack för att du ger varje månad");
  expect(api.lookUpIdentity).toHaveBeenLastCalledWith("monthly_gift_increase", guid);
});

test("a suggestion and one press raise the gift, and the page says from when", async () => {
  openLink();
  await choose("300 kr");
  press("Höj till 300 kr i månaden");
  await heading("Tack, Gun!");
  await said("I dag dras inget. Den 28 december 2026 dras 300 kr i stället för 200 kr, och sedan varje månad.");
  const [sent] = api.increaseMonthlyGift.mock.calls[0] ?? [];
  expect(sent).toMatchObject({ kind: "monthly_gift_increase", lookUpGuid: guid, from: 200, amount: 300 });
});

test.each([
  [
    "as much",
    300,
    "När banken har godkänt det nya kontot drar vi 300 kr varje månad därifrån, tidigast den 25 januari 2027.",
  ],
  [
    "another amount",
    500,
    "När banken har godkänt det nya kontot drar vi 500 kr varje månad därifrån, som du har skrivit under, tidigast den 25 januari 2027. Höjningen följer inte med dit.",
  ],
])(
  "while another account with %s is on its way, the thanks say what is drawn from which",
  async (_what, amount, told) => {
    api.increaseMonthlyGift.mockResolvedValue({ ...receipt, nextAccount: { amount, drawOn: "2027-01-25" } });
    openLink();
    await choose("300 kr");
    press("Höj till 300 kr i månaden");
    await heading("Tack, Gun!");
    await said(
      "I dag dras inget. Tills banken har godkänt ditt nya konto drar vi 300 kr i stället för 200 kr från det gamla, tidigast den 28 december 2026.",
    );
    await said(told);
    expect(screen.queryByText(/och sedan varje månad/)).toBeNull();
  },
);

test.each([
  ["", "Välj ett belopp, eller skriv ditt eget."],
  ["mer", "Skriv beloppet med siffror, till exempel 250."],
  ["150", "Skriv 201 kr eller mer."],
  ["50000", /^Skriv högst 10\s000 kr\. Vill du ge mer, ring 08-123 45 67\.$/],
])("an own amount of '%s' is asked about, and nothing is sent", async (written, asked) => {
  openLink();
  await write(written);
  press("Höj min månadsgåva");
  await said(asked);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(api.increaseMonthlyGift).not.toHaveBeenCalled();
});

test("after a lost answer the same press has the same key", async () => {
  api.increaseMonthlyGift.mockImplementationOnce(() => fails({ code: "timeout" }));
  openLink();
  await choose("250 kr");
  press("Höj till 250 kr i månaden");
  await said(/Vi fick inget svar. Tryck en gång till: det räknas bara en gång./);
  press("Höj till 250 kr i månaden");
  await heading("Tack, Gun!");
  const keys = api.increaseMonthlyGift.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("who has another amount by now sees that one and chooses anew", async () => {
  api.increaseMonthlyGift.mockImplementationOnce(() => fails({ code: "changed_meanwhile" }));
  openLink();
  await choose("250 kr");
  api.lookUpIdentity.mockResolvedValue({ state: "ok", gift: { ...gift, amount: 275 } });
  press("Höj till 250 kr i månaden");
  await said(/Ditt belopp har ändrats sedan du öppnade sidan/);
  await said(/^Nu ger du 275 kr i månaden/);
});

const byLink = { state: "ok" as const, gift: { ...gift, mostByLink: 400 } };

test("for more than a link moves the account's holder identifies, and nothing is sent before", async () => {
  api.lookUpIdentity.mockResolvedValue(byLink);
  openLink();
  await write("900");
  await said(/^För 900 kr legitimerar du dig med BankID/);
  press("Höj till 900 kr i månaden");
  await heading("Visa att det är du");
  expect(api.increaseMonthlyGift).not.toHaveBeenCalled();
  await identify();
  await heading("Tack, Gun!");
  expect(api.increaseMonthlyGift.mock.calls[0]?.[0]).toMatchObject({ amount: 900, token: "t" });
});

test("a reload finds the amount that was written, also from the step with BankID, until it is given", async () => {
  api.lookUpIdentity.mockResolvedValue(byLink);
  const first = openLink();
  await write("900");
  press("Höj till 900 kr i månaden");
  await heading("Visa att det är du");
  first.unmount();
  const second = openAt("/oka-manadsgava/");
  await said(/^För 900 kr legitimerar du dig med BankID/);
  await write("350");
  press("Höj till 350 kr i månaden");
  await heading("Tack, Gun!");
  second.unmount();
  openAt("/oka-manadsgava/");
  await screen.findByRole("button", { name: "Höj min månadsgåva" });
});

test("what a link moves by itself is raised with one press, also when more was written before", async () => {
  api.lookUpIdentity.mockResolvedValue(byLink);
  openLink();
  await write("900");
  press("Höj till 900 kr i månaden");
  await heading("Visa att det är du");
  press("Tillbaka");
  await write("400");
  press("Höj till 400 kr i månaden");
  await heading("Tack, Gun!");
  expect(api.increaseMonthlyGift.mock.calls[0]?.[0]).not.toHaveProperty("token");
});

test.each([
  [undefined, /^Din legitimering hann bli för gammal/],
  [{ token: "is another person's" }, /^Månadsgåvan dras från någon annans konto/],
])("an identification that is refused (%j) is asked for once more, and says why", async (fields, why) => {
  api.lookUpIdentity.mockResolvedValue(byLink);
  api.increaseMonthlyGift.mockImplementationOnce(() => fails({ code: "unauthorized", ...(fields && { fields }) }));
  openLink();
  await write("900");
  press("Höj till 900 kr i månaden");
  await identify();
  await said(why);
  await identify();
  await heading("Tack, Gun!");
});

test("a tab that the phone has unloaded meanwhile goes on where it was", async () => {
  api.lookUpIdentity.mockResolvedValue(byLink);
  storeOrder("o", amountToKeep("monthly_gift_increase", 900));
  openLink();
  await heading("Visa att det är du");
  await said(/^900 kr är mer än vad länken/);
  forgetOrder();
});

test("another tab that BankID's app leads to says where it goes on", async () => {
  openAt("/oka-manadsgava/#bankid=nonce");
  await heading("Gå tillbaka till fliken där du började");
});

test("in the second tab the link is used, and the page says so", async () => {
  api.increaseMonthlyGift.mockImplementationOnce(() => fails({ code: "not_found" }));
  openLink();
  await choose("250 kr");
  api.lookUpIdentity.mockResolvedValue({ state: "used", gift: null });
  press("Höj till 250 kr i månaden");
  await heading("Länken är redan använd");
});

test.each([
  ["unknown", "Vi känner inte igen länken", /Öppna den gärna en gång till/, "Till startsidan"],
  ["expired", "Länken gäller inte längre", /Det gör ingenting: allt är som förut/, "Ge en gåva"],
  ["used", "Länken är redan använd", /du behöver inte göra något mer/, "Till startsidan"],
  ["inactive", "Månadsgåvan är avslutad", /Vill du börja ge igen är du varmt välkommen/, "Bli månadsgivare igen"],
] as const)("a link that is %s has a page with what it means, whom to call and where to go", async (...row) => {
  const [state, title, meaning, way] = row;
  api.lookUpIdentity.mockResolvedValue({ state, gift: null });
  openLink();
  await heading(title);
  screen.getByText(meaning);
  expect(screen.getByRole("link", { name: "08-123\u00a045\u00a067" }).getAttribute("href")).toBe("tel:+4681234567");
  screen.getByRole("link", { name: way });
  expect(reportFailure).not.toHaveBeenCalled();
});

test("without a link nothing is asked", async () => {
  openAt("/oka-manadsgava/");
  await heading("Vi känner inte igen länken");
  expect(api.lookUpIdentity).not.toHaveBeenCalled();
});

test("while nobody answers the page says so, raises the event, and asks again", async () => {
  api.lookUpIdentity.mockImplementationOnce(() => fails({ code: "network" }));
  openLink();
  await heading("Vi når inte fram just nu");
  expect(reportFailure).toHaveBeenCalledWith("LookupIdentityFailed", expect.any(ApiError));
  press("Försök igen");
  await heading("Hej Gun! Tack för att du ger varje månad");
});

const openMail = () => openAt(`/oka-manadsgava/#${guid}.${token}`);

test("the link in the mail undoes nothing by itself, and one press sets the gift back", async () => {
  api.undoIncrease.mockResolvedValue({ state: "undone", gift: { amount: 200, drawOn: "2026-12-28" } });
  openMail();
  expect(window.location.href).not.toContain(token);
  await heading("Vill du ångra höjningen?");
  expect(api.undoIncrease).not.toHaveBeenCalled();
  press("Ja, ångra höjningen");
  await heading("Höjningen är ångrad");
  await said(/^Du ger 200 kr i månaden igen, från och med den 28 december 2026\./);
  expect(leadsOn()).toBe(true);
  expect(api.undoIncrease).toHaveBeenCalledWith({ change: guid, token });
});

test.each([
  ["tooLate", "Länken gäller inte längre"],
  ["changedSince", "Beloppet har ändrats sedan dess"],
  ["inactive", "Månadsgåvan är avslutad"],
  ["unknown", "Vi känner inte igen länken"],
] as const)("what cannot be undone is told: %s", async (state, title) => {
  api.undoIncrease.mockResolvedValue({ state, gift: null });
  openMail();
  press("Ja, ångra höjningen");
  await heading(title);
  expect(leadsOn()).toBe(true);
});

test("an undoing that gets no answer may be pressed again", async () => {
  api.undoIncrease.mockImplementationOnce(() => fails({ code: "network" }));
  api.undoIncrease.mockResolvedValue({ state: "undone", gift: { amount: 200, drawOn: "2026-12-28" } });
  openMail();
  press("Ja, ångra höjningen");
  await said(/Vi fick inget svar/);
  press("Ja, ångra höjningen");
  await waitFor(() => expect(api.undoIncrease).toHaveBeenCalledTimes(2));
  await heading("Höjningen är ångrad");
});

test("the link in the mail is followed where the page stands open already", async () => {
  openLink();
  await heading("Hej Gun! Tack för att du ger varje månad");
  window.location.hash = `#${guid}.${token}`;
  await heading("Vill du ångra höjningen?");
  expect(window.location.href).not.toContain(token);
});

test("who cannot raise it by the link is told to call", async () => {
  api.lookUpIdentity.mockResolvedValue({ state: "notByLink", gift: null });
  openLink();
  await heading("Ring oss, så ordnar vi det");
  await said(/^Tack för att du vill ge mer!/);
});
