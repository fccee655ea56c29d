import React from "react";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { bankid } from "@hjarta-lunga/contract/seed/texts/bankid.ts";
import { form } from "@hjarta-lunga/contract/seed/texts/form.ts";
import { myPages } from "@hjarta-lunga/contract/seed/texts/my-pages.ts";
import { mySession } from "@hjarta-lunga/contract/seed/texts/my-session.ts";
import type { MyData, MyDataChanged, MyDataUpdate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/calls/api-error.ts";
import * as calls from "#src/calls/my-data.ts";
import { session } from "#src/core/my-data/session.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { loadOwnPages } from "#src/features/my-pages/lazy-own-pages.ts";
import { MyPages } from "#src/features/my-pages/my-pages.tsx";
import {
  fourHundredGifts,
  justBegun,
  nothingGiven,
  oneGift,
  oneMemorialGift,
  somePurchases,
  someMandate,
  tenYears,
} from "./my-data-samples.ts";

vi.mock("#src/calls/my-data.ts", () => ({
  ...{ fetchMyData: vi.fn(), updateMyData: vi.fn(), sendComment: vi.fn(), fetchMyDocument: vi.fn() },
}));
const api = vi.mocked(calls);

const words = Object.fromEntries(
  Object.entries({ ...bankid, ...form, ...myPages, ...mySession }).map(([key, { sv }]) => [key, sv]),
);
const organisation = {
  name: "Hjärta & Lunga",
  phone: { shown: "08-465 004 00", dialled: "+46846500400", hours: "vardagar 9–16" },
};
const token = "t".repeat(43);

async function open(data: MyData) {
  api.fetchMyData.mockResolvedValue(data);
  render(
    <TextsProvider language="sv" texts={words}>
      <MyPages organisation={organisation} hourCosts={500} designs={[]} />
    </TextsProvider>,
  );
  await act(async () => {
    session.begin(token);
    await loadOwnPages();
  });
  await screen.findByRole("button", { name: "Logga ut" });
  // What lies below the first screen comes after it.
  await screen.findByRole("navigation", { name: "Mina sidor" });
}

const said = () => document.body.textContent.replaceAll("\u00a0", " ");
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(async () => Promise.resolve());
};
const sent = () => api.updateMyData.mock.calls.map(([, change]) => change);
const answers = (changed: Partial<MyDataChanged>) =>
  api.updateMyData.mockImplementation((_token: string, { change }: MyDataUpdate) =>
    Promise.resolve({ change, ...changed }),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-26T10:00:00Z"), toFake: ["Date"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  for (const call of Object.values(api)) if (vi.isMockFunction(call)) call.mockReset();
  answers({});
});
afterEach(() => {
  act(() => session.logOut());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("ten years are greeted with their sum and what it became", async () => {
  await open(tenYears);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hej Birgitta!");
  expect(said()).toContain("På tio år har du gett 25 750 kr. Det är 51 timmar till för en forskare vid mikroskopet.");
  expect(said()).toContain("Nästa gång 28 december, 200 kr");
});

test("the years are a table, with half hours rounded down", async () => {
  await open(tenYears);
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  const cells = rows.map((row) => row.textContent.replaceAll("\u00a0", " "));
  expect(cells).toHaveLength(10);
  expect(cells[0]).toContain("2017500 kr1 tim");
  expect(cells[1]).toContain("2½ tim");
  expect(cells[9]).toContain("5½ timtimmar hittills");
});

test.each([
  ["nothing", nothingGiven, "Hej Johan! Här är det tomt än.", "Ett frö räcker."],
  ["one gift", oneGift, "Hej Johan! Det har börjat växa.", "gav du 250 kr. En forskare fick en halvtimme till"],
  ["a monthly gift to come", justBegun, "Hej Johan! Fröet är sått.", "dras den 28 december: 200 kr"],
  ["a gift to somebody's memory", oneMemorialGift, "Hej Johan!", "gav du 300 kr till minne av Karl-Gustav Lindström."],
])("%s has a picture of its own", async (_what, data, heading, words) => {
  await open(data);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
  expect(said()).toContain(words);
});

test("where somebody is mourned no bird sits", async () => {
  await open(oneMemorialGift);
  expect(screen.queryByRole("img")).toBeNull();
});

test("what was bought and paid for may be withdrawn from while the right may last", async () => {
  await open(somePurchases);
  const links = screen.getAllByRole("link", { name: /^Ångra köpet/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/angra-kop/#order=AB12CD34"]);
});

test("of four hundred gifts the last year alone is drawn before somebody asks", async () => {
  await open(fourHundredGifts);
  expect(document.querySelectorAll("li .what").length).toBeLessThan(60);
});

test("a year's monthly gifts are one row, but for the last two of the year that we are in", async () => {
  await open(tenYears);
  expect(said()).toContain("Nio gånger, januari till september");
  const gifts = within(screen.getByRole("region", { name: "Gåvor och kvitton" }));
  fireEvent.click(gifts.getByText("2025"));
  expect(await screen.findByText("Tolv gånger, januari till december")).toBeTruthy();
});

test("a receipt that cannot be fetched says so, and can be fetched again", async () => {
  await open(oneGift);
  api.fetchMyDocument.mockRejectedValueOnce(new ApiError("", { code: "network" }));
  fireEvent.click(screen.getByRole("button", { name: "Kvitto (PDF)" }));
  expect((await screen.findByText("Det gick inte. Försök igen.")).closest("[role=alert]")).not.toBeNull();
});

test("a pause says what is not drawn before the press, and is asked for once", async () => {
  await open(tenYears);
  await press("Pausa");
  expect(said()).toContain("Inget dras i december, januari och februari. Nästa gång: 30 mars 2027, 200 kr.");
  const paused = { ...someMandate, pausedDays: ["2026-12-28"], nextDraw: { on: "2027-03-30", amount: 200 } };
  answers({ mandate: paused });
  fireEvent.click(screen.getByRole("button", { name: "Pausa i tre månader" }));
  fireEvent.click(screen.getByRole("button", { name: "Pausa i tre månader" }));
  expect(await screen.findByRole("heading", { name: "Klart. Nu är det paus." })).toBe(document.activeElement);
  expect(sent()).toEqual([
    {
      ...{ change: "pause", months: 3, drawOn: "2027-03-30", mandate: someMandate.number },
      idempotencyKey: expect.any(String) as string,
    },
  ]);
});

test("what the bank has been told is said plainly, and one press asks for it back", async () => {
  await open(tenYears);
  await press("Pausa");
  const told = [{ on: "2026-11-30", amount: 200 }];
  answers({ mandate: { ...someMandate, told, pausedDays: ["2026-12-28", "2027-01-28"] } });
  await press("Pausa i tre månader");
  expect(await screen.findByRole("heading", { name: "Pausen börjar i december" })).toBeTruthy();
  expect(said()).toContain("Banken har redan fått uppdraget för den 30 november, så 200 kr dras en gång till.");
  api.sendComment.mockResolvedValueOnce({ number: 12, answerTo: "b@exempel.se" });
  await press("Säg till, så betalar vi tillbaka");
  expect(await screen.findByText(/Vi svarar till b@exempel.se. Ärendet har nummer 12./)).toBeTruthy();
  expect(api.sendComment.mock.calls[0]?.[1]).toMatchObject({ about: "drawBack", regards: someMandate.number });
});

test("a lost network asks with the same key again", async () => {
  await open(tenYears);
  await press("Avsluta");
  api.updateMyData.mockRejectedValueOnce(new ApiError("", { code: "network" }));
  await press("Avsluta månadsgåvan");
  expect(said()).toContain("Vi fick inget svar. Tryck en gång till: det görs ändå bara en gång.");
  answers({ mandate: { ...someMandate, state: "revoked", nextDraw: null } });
  await press("Avsluta månadsgåvan");
  expect(await screen.findByRole("heading", { name: "Klart. Tack för sju år, Birgitta." })).toBeTruthy();
  const [first, second] = sent() as { idempotencyKey: string }[];
  expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
});

test("who ends is offered less once, and is asked nothing", async () => {
  await open(tenYears);
  await press("Avsluta");
  expect(said()).toContain("50 kr i månaden ger en forskare en timme till vid mikroskopet, varje år.");
  expect(said()).toContain("Inget dras i dag. Dragningen den 28 december blir inte av.");
  expect(screen.queryByRole("textbox")).toBeNull();
  answers({ mandate: { ...someMandate, amount: 50 } });
  await press(/Sänk till 50\skr/);
  expect(sent()).toMatchObject([{ change: "amount", from: 200, amount: 50, drawOn: "2026-12-28" }]);
});

test("another by now than was shown is fetched and shown, and asked for again", async () => {
  await open(tenYears);
  await press(/^Ändra Belopp/);
  fireEvent.click(screen.getByRole("radio", { name: "150 kr" }));
  expect(said()).toContain("Nu 200 kr. Från 28 december: 150 kr i månaden. Inget dras i dag.");
  api.updateMyData.mockRejectedValueOnce(new ApiError("", { code: "changed_meanwhile", status: 409 }));
  api.fetchMyData.mockResolvedValue({
    ...tenYears,
    mandates: [{ ...someMandate, nextDraw: { on: "2027-01-28", amount: 200 } }],
  });
  await press(/Byt till 150\skr/);
  expect(await screen.findByText(/har ändrats sedan du öppnade sidan/)).toBeTruthy();
  expect(said()).toContain("Från 28 januari 2027: 150 kr i månaden.");
});

test("an amount that cannot be given is said at the field", async () => {
  await open(tenYears);
  await press(/^Ändra Belopp/);
  fireEvent.change(screen.getByRole("textbox", { name: "Annat belopp i kronor" }), { target: { value: "10" } });
  await press("Byt belopp");
  expect(screen.getByText("Minst 50 kr i månaden")).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("what is given already is no change, and is said", async () => {
  await open(tenYears);
  await press(/^Ändra Belopp/);
  fireEvent.change(screen.getByRole("textbox", { name: "Annat belopp i kronor" }), { target: { value: "200" } });
  await press("Byt belopp");
  expect(screen.getByText(/^Det är vad du ger nu\./)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("where it is paused already, the way there does not speak of pausing", async () => {
  await open({ ...tenYears, mandates: [{ ...someMandate, pausedDays: ["2027-03-01"] }] });
  expect(said()).toContain("Inget dras i februari.");
  expect(said()).not.toContain("eller pausa");
});

test("who came by a mailed link sees gifts and receipts, and what BankID would show", async () => {
  await open({ ...tenYears, access: "mail", firstName: "", name: "", mandates: [], cards: [], memberships: [] });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hej!");
  expect(screen.getByRole("heading", { name: "Med BankID ser du mer" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Mina uppgifter" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Det här räknas för skattereduktion" })).toBeNull();
});

test("after logging out nothing of it is left on the page", async () => {
  await open(tenYears);
  await press("Logga ut");
  expect(said()).toContain("Du är utloggad.");
  expect(said()).not.toMatch(/Birgitta|25 750|4471/);
});

test("what counts is said by the rule of the year, without what nobody has told the tax agency", async () => {
  await open(tenYears);
  expect(said()).toContain("687 kr");
  expect(said()).toContain("Alla dina gåvor räknas: 2 750 kr.");
  expect(said()).not.toContain("berätta");
});

test("of many gifts and cards the first are shown, and a press shows the others, from where the eye was", async () => {
  const gifts = Array.from({ length: 40 }, (_, index) => ({
    ...{ number: `G${String(index).padStart(7, "0")}`, day: "2026-05-01", kind: "regular_gift" as const, amount: 100 },
    ...{ about: null, page: null, isGivenBack: false, countsForTax: false, hasReceipt: true },
  }));
  const cards = Array.from({ length: 9 }, (_, index) => ({
    ...{ kind: "greeting_card" as const, campaignCode: null, to: `Nummer ${index + 1}`, on: "2026-05-01" },
    ...{ page: null, openedOn: null },
  }));
  await open({ ...tenYears, gifts, cards });
  const rows = () => screen.getAllByRole("button", { name: /^Kvitto/ }).length;
  expect(rows()).toBe(12);
  expect(said()).not.toContain("Nummer 7,");
  await press(/^Visa alla 40/);
  expect(rows()).toBe(40);
  expect(document.activeElement?.textContent).toContain("100");
  await press(/^Visa alla 9/);
  expect(said()).toContain("Till Nummer 9, maj");
  expect(document.activeElement?.textContent).toContain("Nummer 7");
});
