import { screen } from "@testing-library/react";
import { sessionKeys } from "@hjarta-lunga/contract/cookies.ts";
import { beforeAll, expect, test, vi } from "vitest";
import { loadDonorStep, loadOrderScreen } from "#src/features/gift/later-steps.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { api, freshBeforeEach, orderAddress, payment } from "./gift-api.ts";
import { arriveAt, birgitta, button, goOn, heading, toDonor, write } from "./gift-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeAll(() => Promise.all([loadDonorStep(), loadOrderScreen()]), 60_000);

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

test("so is who chose another sum and went forward again to the order that is paid meanwhile", async () => {
  await chooseAnother();
  api.says.set("Poll", [payment({ state: "paid" })]);
  history.forward();
  await heading("Dina uppgifter");
  history.forward();
  await thanks();
  expect(told()).toMatch(otherSum);
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
  sessionStorage.setItem(sessionKeys.giftDraft, JSON.stringify(draft));
  api.says.set("Poll", [payment({ state: "paid" })]);
  const { reload } = arriveAt(orderAddress);
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
])("an entry that tells of %s says nothing of this one", async (_, giftChosen) => {
  api.says.set("Poll", [payment({ state: "paid" })]);
  const { reload } = arriveAt(orderAddress);
  await thanks();
  history.replaceState({ ...(history.state as object), giftChosen }, "");
  reload();
  await thanks();
  expect(told()).toBeUndefined();
});
