import { screen } from "@testing-library/react";
import { draftKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { beforeAll, expect, test, vi } from "vitest";
import { loadDonorStep, loadGiftOrder } from "#src/features/gift/lazy-steps.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { api, freshBeforeEach, orderHref, payment } from "../../core/order/order-api.ts";
import { arriveAt, birgitta, button, goOn, heading, toDonor, write } from "./gift-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeAll(() => Promise.all([loadDonorStep(), loadGiftOrder()]));

const thanks = () => heading("Tack för din gåva!");
const told = () => screen.queryByText(/^Gåvan som är betald är på/)?.textContent;
const otherSum = /^Gåvan som är betald är på 250 kr, inte på 100 kr som du valde sist\. Ring 08-123/;

/** An order of 250 kr is made, and back at the amount 100 kr is chosen. */
async function chooseAnother() {
  const visit = arriveAt();
  await toDonor(visit.user);
  await write(visit.user, birgitta);
  await goOn(visit.user);
  await heading("Betala");
  history.back();
  await heading("Dina uppgifter");
  history.back();
  await visit.user.click(await screen.findByRole("radio", { name: "100 kr" }));
  return visit;
}

test("who changed the sum of a gift that was already paid is told which sum was paid, after a reload too", async () => {
  const { user, reload } = await chooseAnother();
  api.says.set("Cancel", [payment({ state: "paid" })]);
  api.says.set("Poll", [payment({ state: "paid" })]);
  await toDonor(user);
  await goOn(user);
  await thanks();
  expect(told()).toMatch(otherSum);
  expect(screen.getByRole("link", { name: "Ge en gåva till" }).getAttribute("href")).toBe("/ge-en-gava/");
  // The draft is gone: another gift begins anew.
  await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
  reload();
  await thanks();
  expect(told()).toMatch(otherSum);
});

test("who chose another sum meets it on the way forward, and no payment of the former", async () => {
  await chooseAnother();
  history.forward();
  await heading("Dina uppgifter");
  const isThere = new Promise((there) => window.addEventListener("popstate", there, { once: true }));
  history.forward();
  await isThere;
  await heading("Dina uppgifter");
  expect(screen.getAllByText("100 kr").length).toBeGreaterThan(0);
  expect(screen.queryByRole("heading", { name: "Betala" })).toBeNull();
});

test.each([
  ["is to be paid", null, "Betala"],
  ["waits", { swish: { token: "t", qr: "<svg/>" }, expiresInMs: 161_000 }, "Skanna med Swish"],
  ["was given up", { state: "cancelled" as const }, "Betalningen är avbruten"],
])("an order of another sum than was chosen last says so while it %s", async (_, of, title) => {
  api.says.set("Poll", [payment(of)]);
  sessionStorage.setItem(draftKey("regular_gift"), JSON.stringify({ preset: null, own: "500", order }));
  arriveAt(orderHref);
  await heading(title);
  expect(screen.getByText("Den här betalningen gäller 250 kr. Du har sedan valt 500 kr.")).toBeDefined();
});

test("from an order of another sum the way leads to what was chosen, whatever the browser showed before", async () => {
  sessionStorage.setItem(draftKey("regular_gift"), JSON.stringify({ preset: null, own: "500", order }));
  const back = vi.spyOn(history, "back");
  const { user } = arriveAt(orderHref);
  await heading("Betala");
  await user.click(await button("Ändra gåvan"));
  expect(await screen.findByDisplayValue("500")).toBeDefined();
  expect(back).not.toHaveBeenCalled();
});

test("who paid what they chose is told of no other sum", async () => {
  const { user, reload } = arriveAt();
  await toDonor(user);
  await write(user, birgitta);
  await goOn(user);
  const pay = await button("Betala 250 kr med Swish");
  api.says.set("CreateDirectSwish", [payment({ state: "paid" })]);
  api.says.set("Poll", [payment({ state: "paid" })]);
  await user.click(pay);
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
