import { screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { loadDonorStep, loadGiftOrder } from "#src/features/gift/lazy-steps.ts";
import { answerWith, order } from "../../core/payment/payment-answers.ts";
import { api, freshBeforeEach, payment, refuses } from "../../core/order/order-api.ts";
import { arriveAt, birgitta, button, field, goOn, heading, toDonor, write } from "./gift-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
// The first fetch of the later steps takes as long as it takes.
beforeAll(() => Promise.all([loadDonorStep(), loadGiftOrder()]));

const made = { status: 201, body: answerWith(null) };

/** An order is made, and the visitor is back at the details. */
async function orderAndGoBack() {
  const visit = arriveAt();
  await toDonor(visit.user);
  await write(visit.user, birgitta);
  await goOn(visit.user);
  await heading("Betala");
  history.back();
  await heading("Dina uppgifter");
  return visit;
}
async function changeGift() {
  const visit = await orderAndGoBack();
  await write(visit.user, { Förnamn: " Maria" });
  return visit;
}

test("a changed gift is another order, and what could still be paid of the first is ended before", async () => {
  api.says.set("Cancel", [payment({ state: "cancelled" })]);
  const { user } = await changeGift();
  expect(field("Förnamn").value).toBe("Birgitta Maria");
  await goOn(user);
  await heading("Betala");
  const keys = api.bodies("Add").map(({ idempotencyKey }) => idempotencyKey);
  expect([keys.length, new Set(keys).size, api.bodies("Cancel").length]).toEqual([2, 2, 1]);
});

test("a changed gift whose answer was lost is sent again to the letter after a reload", async () => {
  api.says.set("Cancel", [payment(null)]);
  const visit = await changeGift();
  api.says.set("Add", ["cut", made]);
  await goOn(visit.user);
  await screen.findByRole("alert");
  const { user } = visit.reload();
  await heading("Dina uppgifter");
  await goOn(user);
  await heading("Betala");
  const [, first, second] = api.bodies("Add");
  expect(first).toMatchObject({ replaces: order });
  expect(second).toEqual(first);
});

const cancelled = payment({ state: "cancelled" });

test.each([
  ["too many requests", refuses(429, "too_many_requests"), made, /^Det gick inte att gå vidare just nu\./],
  ["silence", "cut" as const, made, /^Det gick inte att gå vidare just nu\./],
  ["an order that is paid elsewhere", cancelled, refuses(409, "already_paid"), /^Gåvan är redan betald/],
  [
    "an order that is being paid elsewhere",
    cancelled,
    refuses(409, "payment_in_progress"),
    /^Gåvan håller på att betalas/,
  ],
])("a change that meets %s says so, claims nothing about money, and loses nothing", async (_, cancel, add, words) => {
  api.says.set("Cancel", [cancel]);
  const { user } = await changeGift();
  api.says.set("Add", [add]);
  await goOn(user);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(words);
  expect(alert.textContent).toContain("08-123");
  expect(alert.textContent).not.toContain("Inga pengar har dragits");
  expect(field("Förnamn").value).toBe("Birgitta Maria");
  expect(field("Efternamn").value).toBe("Åkerström");
  expect(await button("Fortsätt till betalning")).toBeDefined();
});

test("who returns to an order that another tab has replaced gets a new one for the same gift", async () => {
  api.says.set("Cancel", [payment(null, { replaced: true })]);
  const { user } = arriveAt();
  await toDonor(user);
  await write(user, birgitta);
  api.says.set("Poll", [payment(null, { replaced: true })]);
  await goOn(user);
  await heading("Du har ändrat din gåva");
  api.says.set("Poll", [payment(null)]);
  const next = "8J5MY3NR0VCWZ4QP6SXE";
  api.says.set("Add", [{ status: 201, body: { ...answerWith(null), orderReference: next } }]);
  history.back();
  await heading("Dina uppgifter");
  await goOn(user);
  await heading("Betala");
  const [first, second] = api.bodies("Add");
  expect(second).toMatchObject({ amount: 250, replaces: order });
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test("back and on again without a change is the same order", async () => {
  const { user } = await orderAndGoBack();
  await goOn(user);
  await heading("Betala");
  const [first, second] = api.bodies("Add");
  expect(first).toEqual(second);
  expect(api.bodies("Cancel")).toEqual([]);
});

test("a gift whose first payment turns out to be paid is not given again when it is changed", async () => {
  api.says.set("Cancel", [payment({ state: "paid" })]);
  const { user } = await changeGift();
  api.says.set("Poll", [payment({ state: "paid" })]);
  await goOn(user);
  await heading("Tack för din gåva!");
  expect(api.bodies("Add")).toHaveLength(1);
});

test("who gives another gift after theirs was replaced elsewhere begins anew, and that gift replaces none", async () => {
  const { user, reload } = arriveAt();
  await toDonor(user);
  await write(user, birgitta);
  api.says.set("Poll", [payment(null, { replaced: true })]);
  await goOn(user);
  const again = await screen.findByRole("link", { name: "Ge en gåva" });
  // The browser of the test goes nowhere by itself.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await user.click(again);
  history.pushState(null, "", "/ge-en-gava/");
  const next = reload();
  await toDonor(next.user);
  expect(field(/^Förnamn/).value).toBe("");
  await write(next.user, birgitta);
  api.says.set("Poll", [payment(null)]);
  await goOn(next.user);
  await heading("Betala");
  const [, second] = api.bodies("Add");
  expect(second).not.toHaveProperty("replaces");
  expect(api.bodies("Cancel")).toEqual([]);
});
