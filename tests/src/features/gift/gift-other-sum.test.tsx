import { screen } from "@testing-library/react";
import { draftKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadGiftCalls, loadGiftOrder, loadGiftPay, loadGiverRules } from "#src/features/gift/lazy-steps.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { api, freshBeforeEach, orderHref, payment } from "../../core/order/order-api.ts";
import { answerGivers, arriveAt, button, code, give, heading, openSlip } from "./gift-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeEach(answerGivers);
beforeAll(() => Promise.all([loadGiftCalls(), loadGiftPay(), loadGiftOrder(), loadGiverRules()]));

const thanks = () => heading("Tack för din gåva!");
const told = () => screen.queryByText(/^Gåvan som är betald är på/)?.textContent;
const otherSum = /^Gåvan som är betald är på 250 kr, inte på 100 kr som du valde sist\. Ring 08-123/;

test("who changed the sum of a gift that was already paid is told which sum was paid, after a reload too", async () => {
  const { user, reload } = arriveAt();
  await give(user);
  await code();
  await openSlip(user);
  await user.click(await screen.findByRole("radio", { name: "100 kr" }));
  api.says.set("Cancel", [payment({ state: "paid" })]);
  api.says.set("Poll", [payment({ state: "paid" })]);
  await user.click(await button("Ge 100 kr med Swish"));
  await thanks();
  expect(told()).toMatch(otherSum);
  expect(screen.getByRole("link", { name: "Ge en gåva till" }).getAttribute("href")).toBe("/ge-en-gava/");
  // The draft is gone: another gift begins anew.
  await vi.waitFor(() => expect(sessionStorage.getItem(draftKey("regular_gift"))).toBeNull());
  reload();
  await thanks();
  expect(told()).toMatch(otherSum);
});

test.each([
  ["is to be paid", null],
  ["waits", { swish: { token: "t", qr: "<svg/>" }, expiresInMs: 161_000 }],
  ["was given up", { state: "cancelled" as const }],
])(
  "who chose another sum meets the press that gives it, and no payment of the former, while that %s",
  async (_, of) => {
    api.says.set("Poll", [payment(of)]);
    sessionStorage.setItem(draftKey("regular_gift"), JSON.stringify({ preset: null, own: "500", order }));
    arriveAt(orderHref);
    await button("Ge 500 kr med Swish");
    await vi.waitFor(() => expect(api.bodies("Poll").length).toBeGreaterThan(0));
    expect(screen.queryByRole("img", { name: "QR-kod för Swish" })).toBeNull();
    expect(api.bodies("Add")).toEqual([]);
  },
);

test("who paid what they chose is told of no other sum", async () => {
  const { user, reload } = arriveAt();
  api.says.set("CreateDirectSwish", [payment({ state: "paid" })]);
  api.says.set("Poll", [payment({ state: "paid" })]);
  await give(user);
  await thanks();
  expect(told()).toBeUndefined();
  reload();
  await thanks();
  expect(told()).toBeUndefined();
});

test.each([
  ["a fresh gift", { preset: 100, own: "" }],
  ["a gift with an order of its own", { preset: 100, own: "", order: "8J5MY3NR0VCWZ4QP6SXE" }],
])("who opens an old order beside %s is told of no other sum", async (_, draft) => {
  sessionStorage.setItem(draftKey("regular_gift"), JSON.stringify(draft));
  api.says.set("Poll", [payment({ state: "paid" })]);
  const { reload } = arriveAt(orderHref);
  await thanks();
  expect(told()).toBeUndefined();
  reload();
  await thanks();
  expect(told()).toBeUndefined();
});

test.each([
  ["another order", { order: "8J5MY3NR0VCWZ4QP6SXE", amount: 100 }],
  ["no sum", { order, amount: "100" }],
  ["nothing", null],
])("an entry that tells of %s says nothing of this one", async (_, lastChosen) => {
  api.says.set("Poll", [payment({ state: "paid" })]);
  const { reload } = arriveAt(orderHref);
  await thanks();
  history.replaceState({ ...(history.state as object), lastChosen }, "");
  reload();
  await thanks();
  expect(told()).toBeUndefined();
});
