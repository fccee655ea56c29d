import { screen } from "@testing-library/react";
import { draftKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { loadGiftCalls, loadGiftOrder, loadGiftPay, loadGiverRules } from "#src/features/gift/lazy-steps.ts";
import { answerWith, order } from "../../core/payment/payment-answers.ts";
import { api, freshBeforeEach, orderHref, payment, refuses } from "../../core/order/order-api.ts";
import { answerGivers, arriveAt, button, code, give, heading, here, openSlip, token } from "./gift-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/core/tracking/track-form.ts", () => ({ trackForm: vi.fn() }));
freshBeforeEach();
beforeEach(answerGivers);
beforeEach(() => vi.mocked(trackForm).mockReset());
// The first fetch of what comes later takes as long as it takes.
beforeAll(() => Promise.all([loadGiftCalls(), loadGiftPay(), loadGiftOrder(), loadGiverRules()]));

const waiting = { swish: { token: "t", qr: "<svg/>" }, expiresInMs: 161_000 };
const next = "8J5MY3NR0VCWZ4QP6SXE";
const made = (orderReference = order) => ({
  status: 201,
  body: { ...answerWith(null), orderReference, giverToken: token },
});
const pressed = () => arriveAt("/ge-en-gava/?belopp=250&type=regular_gift", begun("swishDirect"));

test("the press on the start page makes the gift and its code, and nothing is pressed here", async () => {
  pressed();
  await code();
  expect(api.bodies("Add")).toMatchObject([{ amount: 250, donor: { kind: "anonymous" }, language: "sv" }]);
  expect(api.bodies("CreateDirectSwish")).toMatchObject([{ orderReference: order, device: "computer" }]);
  expect(api.bodies("Giver")).toEqual([]);
  // Whoever reads URLs learns nothing of the order; a reload finds it all the same.
  expect(here()).toBe("/ge-en-gava/");
  expect(history.state).toMatchObject({ orderStep: "order", order });
});

test.each([
  ["a plain visit", "/ge-en-gava/", null],
  ["a link with an amount", "/ge-en-gava/?belopp=500&type=regular_gift", null],
  ["a form that a browser has sent by itself", "/ge-en-gava/?belopp=500&vidare=1", null],
  ["who pays by card", "/ge-en-gava/?belopp=500&betala=kort", begun("card")],
  ["a press with an amount that cannot be", "/ge-en-gava/?belopp=5", begun("swishDirect")],
])("%s makes no order until the button is pressed", async (_, url, state) => {
  arriveAt(url, state);
  await button(/^Ge .*med Swish$/);
  await new Promise((later) => setTimeout(later, 50));
  expect(api.bodies("Add")).toEqual([]);
});

test("a reload before the order has come makes none by itself, and the button the same one", async () => {
  api.says.set("Add", ["silence", made()]);
  const { reload } = pressed();
  await vi.waitFor(() => expect(api.bodies("Add")).toHaveLength(1));
  const { user } = reload();
  await new Promise((later) => setTimeout(later, 50));
  expect(api.bodies("Add")).toHaveLength(1);
  await give(user);
  await code();
  const [first, second] = api.bodies("Add");
  expect(second).toEqual(first);
});

test("who comes straight here presses once, and twice is once", async () => {
  api.says.set("CreateDirectSwish", [payment(waiting, { amount: 1000 })]);
  api.says.set("Poll", [payment(null, { amount: 1000 })]);
  const { user } = arriveAt("/ge-en-gava/?belopp=1000");
  await user.dblClick(await button(/^Ge 1.000 kr med Swish$/));
  await code();
  expect(api.bodies("Add")).toMatchObject([{ amount: 1000 }]);
  expect(api.bodies("CreateDirectSwish")).toHaveLength(1);
});

test("a reload while the code waits shows the same code, and begins nothing", async () => {
  const { reload } = pressed();
  await code();
  api.says.set("Poll", [payment(waiting)]);
  reload();
  await code();
  expect(api.bodies("Add")).toHaveLength(1);
  expect(api.bodies("CreateDirectSwish")).toHaveLength(1);
});

test("each part is told once, and the gift when its payment begins", async () => {
  const { user } = pressed();
  await code();
  await user.click(screen.getByRole("textbox", { name: /^E-post/ }));
  await user.click(screen.getByRole("textbox", { name: /^E-post/ }));
  const told = vi.mocked(trackForm).mock.calls.map(([, ...what]) => what.join(" "));
  expect([...new Set(told)]).toEqual([
    "form_start",
    "form_step amount",
    "form_sent",
    "form_step order",
    "form_step donor",
  ]);
  expect(told.filter((what) => what !== "form_start")).toHaveLength(4);
});

test("another amount hides the code of the first, and its press replaces the gift when that is given up", async () => {
  api.says.set("Cancel", [payment({ state: "cancelled" })]);
  api.says.set("Add", [made(), made(next)]);
  const { user } = pressed();
  await code();
  await openSlip(user);
  await user.click(screen.getByRole("radio", { name: "100 kr" }));
  expect(screen.queryByRole("img", { name: "QR-kod för Swish" })).toBeNull();
  await user.click(await button("Ge 100 kr med Swish"));
  await vi.waitFor(() => expect(api.bodies("CreateDirectSwish")).toHaveLength(2));
  expect(api.bodies("Add").map(({ amount, replaces }) => [amount, replaces])).toEqual([
    [250, undefined],
    [100, order],
  ]);
  expect(api.bodies("Cancel")).toHaveLength(1);
});

test("the first amount again shows the code that still waits", async () => {
  const { user } = pressed();
  await code();
  await openSlip(user);
  await user.click(screen.getByRole("radio", { name: "100 kr" }));
  await user.click(screen.getByRole("radio", { name: "250 kr" }));
  await code();
  expect(api.bodies("Add")).toHaveLength(1);
});

test("a gift whose payment turns out to be made is not given again when its amount is changed", async () => {
  api.says.set("Cancel", [payment({ state: "paid" })]);
  const { user } = pressed();
  await code();
  await openSlip(user);
  await user.click(screen.getByRole("radio", { name: "100 kr" }));
  api.says.set("Poll", [payment({ state: "paid" })]);
  await user.click(await button("Ge 100 kr med Swish"));
  await heading("Tack för din gåva!");
  expect(api.bodies("Add")).toHaveLength(1);
  expect(screen.getByText(/^Gåvan som är betald är på 250 kr, inte på 100 kr/)).toBeDefined();
});

test("thanks come by themselves, and leave no draft", async () => {
  pressed();
  await code();
  api.says.set("Poll", [payment({ state: "paid" })]);
  window.dispatchEvent(new Event("online"));
  await heading("Tack för din gåva!");
  await vi.waitFor(() => expect(sessionStorage.getItem(draftKey("regular_gift"))).toBeNull());
});

test("a lost answer says that no money was drawn, and the button sends the same again", async () => {
  api.says.set("Add", ["cut", made()]);
  const { user } = pressed();
  expect((await screen.findByRole("alert")).textContent).toContain("Inga pengar har dragits.");
  await give(user);
  await code();
  const [first, second] = api.bodies("Add");
  expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
});

test.each([
  ["declined", "declinedByPayer", "Betalningen gick inte igenom", "Försök igen"],
  ["expired", "timedOut", "Tiden gick ut", "Börja om med Swish"],
] as const)(
  "%s: said beside the gift, and paid at the next try of the same order",
  async (state, reason, title, again) => {
    const { user } = pressed();
    await code();
    api.says.set("Poll", [payment({ state, reason })]);
    window.dispatchEvent(new Event("online"));
    const said = await heading(title);
    expect(document.activeElement).toBe(said);
    expect(screen.getByText("Inga pengar har dragits.")).toBeDefined();
    api.says.set("Poll", [payment(waiting)]);
    await user.click(await button(again));
    await code();
    expect(api.bodies("Add")).toHaveLength(1);
  },
);

test("a tab with an order of another tab shows that order alone", async () => {
  api.says.set("Poll", [payment(waiting)]);
  arriveAt(orderHref);
  await heading("Skanna med Swish");
  expect(screen.queryByRole("textbox", { name: /^E-post/ })).toBeNull();
});

test("what the API refuses of the amount is said at the amount", async () => {
  api.says.set("Add", [refuses(400, "validation_failed", { amount: "tooLarge" })]);
  pressed();
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Beloppet är för stort just nu/);
});

test("a gift by mobile number is one order too, and the number is asked for first", async () => {
  api.says.set("Create", [payment({ method: "swishNumber", expiresInMs: 100_000 })]);
  const { user } = arriveAt();
  await user.click(await button("Swish med mobilnummer"));
  await user.type(await screen.findByRole("textbox", { name: "Mobilnummer" }), "070-174 06 05");
  expect(api.bodies("Add")).toEqual([]);
  await user.click(await button("Betala 250 kr med Swish"));
  await heading("Godkänn i Swish");
  expect(api.bodies("Create")).toMatchObject([{ paymentType: "HLFSwish", mobile: "070-174 06 05" }]);
});

test("who has chosen card and then presses Swish pays by Swish", async () => {
  const { user } = arriveAt("/ge-en-gava/?belopp=250&betala=kort", begun("card"));
  await give(user);
  await code();
  expect(api.bodies("CreateDirectSwish")).toMatchObject([{ orderReference: order }]);
  expect(api.bodies("Create")).toEqual([]);
});

test("a start that is refused on a phone is said, and nothing begins again by itself", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  api.says.set("CreateDirectSwish", [refuses(429, "too_many_requests")]);
  // The news of the order comes after the refusal.
  api.says.set("Poll", ["cut", payment(null)]);
  pressed();
  await vi.waitFor(() => expect(api.bodies("Poll").length).toBeGreaterThan(1));
  await button(/^Ge .*med Swish$/);
  expect(api.bodies("CreateDirectSwish")).toHaveLength(1);
});
