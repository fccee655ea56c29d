import { act, screen } from "@testing-library/react";
import type { Payment, PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { expect, test, vi } from "vitest";
import { gift } from "#src/features/gift/gift.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { api, freshBeforeEach, payment, refuses } from "../../core/order/order-api.ts";
import { product } from "./given-product.ts";
import { button, heading, show } from "./order-page.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();

const replaced = (of: Partial<Payment> | null, rest: Partial<PaymentAnswer> = {}) =>
  payment(of, { replaced: true, ...rest });
const swish = { token: "t", qr: "<svg/>" };

/** Nothing invites to pay, and nothing is said of money that nobody knows. */
async function expectReplaced() {
  const shown = await heading("Du har ändrat din gåva");
  expect(document.activeElement).toBe(shown);
  expect(screen.getByText(/^Gåvan på 250 kr gäller inte längre/)).toBeDefined();
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryAllByRole("radio")).toEqual([]);
  expect(screen.queryByRole("img", { name: "QR-kod för Swish" })).toBeNull();
  expect(screen.queryByText("Inga pengar har dragits.")).toBeNull();
}

test.each<[string, Partial<Payment> | null]>([
  ["was never paid", null],
  ["has a code that waits", { swish, expiresInMs: 161_000 }],
  ["was given up", { state: "cancelled", reason: "cancelledByVisitor" }],
  ["was given up unheard", { state: "cancelled", reason: "cancelledUnconfirmed" }],
  ["ran out of time", { state: "expired", reason: "timedOut" }],
])("a replaced order that %s offers no payment, only the way to the gift", async (_, was) => {
  api.says.set("Poll", [replaced(was)]);
  const { onReplaced, onPaid } = show();
  await expectReplaced();
  expect(screen.getByText(/Skulle en betalning ändå komma fram/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Ge en gåva" }).getAttribute("href")).toBe("/ge-en-gava/");
  await vi.waitFor(() => expect(onReplaced).toHaveBeenCalledTimes(1));
  expect(onPaid).not.toHaveBeenCalled();
});

test("a tab that knows the new order leads to it", async () => {
  api.says.set("Poll", [replaced(null)]);
  const next = "8J5MY3NR0VCWZ4QP6SXE";
  show({ ...gift.empty(product), order: next });
  await expectReplaced();
  expect(screen.getByRole("link", { name: "Till den nya gåvan" }).getAttribute("href")).toBe(
    `/ge-en-gava/?order=${next}`,
  );
});

test("a tab whose own order was replaced elsewhere leads to the beginning of the gift", async () => {
  api.says.set("Poll", [replaced(null)]);
  show({ ...gift.empty(product), order });
  await expectReplaced();
  expect(screen.getByRole("link", { name: "Ge en gåva" })).toBeDefined();
});

test("an order that was replaced while its page lay open says so at the first attempt to pay", async () => {
  api.says.set("CreateDirectSwish", [refuses(409, "order_replaced")]);
  api.says.set("Poll", [payment(null), replaced(null)]);
  const { user } = show();
  await user.click(await button("Betala 250 kr med Swish"));
  await expectReplaced();
});

test.each([
  [false, "Betalningen på 250 kr kom in efter att du hade ändrat gåvan. Vi betalar tillbaka pengarna samma väg."],
  [true, "Betalningen på 250 kr kom in efter att du hade ändrat gåvan. Vi har betalat tillbaka pengarna samma väg."],
])("late money on a replaced order is given back, and said (done: %s)", async (done, words) => {
  api.says.set("Poll", [
    replaced(null),
    replaced({ state: "paid" }, { paid: false, givenBack: { amount: 250, done } }),
  ]);
  const { onPaid } = show();
  await expectReplaced();
  act(() => void window.dispatchEvent(new Event("focus")));
  const said = await screen.findByText(words);
  expect(said.closest("[role=status]")).not.toBeNull();
  await expectReplaced();
  expect(onPaid).not.toHaveBeenCalled();
});

test.each([
  [false, "Det kom in 250 kr för mycket. Vi betalar tillbaka dem samma väg."],
  [true, "Det kom in 250 kr för mycket. Vi har betalat tillbaka dem samma väg."],
])("what was paid twice is given back, and said with the thanks (done: %s)", async (done, words) => {
  api.says.set("Poll", [payment({ state: "paid" }, { givenBack: { amount: 250, done } })]);
  show();
  await heading("Tack för din gåva!");
  expect(screen.getByText(words).closest("[role=status]")).not.toBeNull();
});

test.each(["declined", "cancelled", "expired", "failed"] as const)(
  "%s never says that nothing was drawn where money is given back",
  async (state) => {
    api.says.set("Poll", [payment({ state }, { givenBack: { amount: 250, done: false } })]);
    show();
    expect(await screen.findByText("Det kom in 250 kr för mycket. Vi betalar tillbaka dem samma väg.")).toBeDefined();
    expect(screen.queryByText("Inga pengar har dragits.")).toBeNull();
  },
);
