import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import React from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { ArticleOrderState } from "@hjarta-lunga/contract/schemas/articles.ts";
import { pushPurchase } from "#src/core/tag-manager/data-layer.ts";
import { emptyDraft } from "#src/features/article-order/articles.ts";
import ArticleOrder from "#src/features/article-order/article-order.tsx";
import { api, freshBeforeEach, payment, refuses } from "../../core/order/order-api.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { SeededWords } from "../../seeded-words.tsx";
import { receiver } from "../given-receiver.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/core/tag-manager/data-layer.ts", () => ({ pushPurchase: vi.fn(), pushGeneric: vi.fn() }));
// The register hears of it for the first time.
vi.mock("#src/core/tracking/send.ts", () => ({ sendWebEvent: () => Promise.resolve({ recorded: true }) }));
freshBeforeEach();
afterEach(() => vi.mocked(pushPurchase).mockReset());

const state: ArticleOrderState = {
  shortOrderReference: "7H4KX2MQ",
  lines: [
    { articleNumber: "2001", name: "Nål med fågel", quantity: 2, price: 50 },
    { articleNumber: "2002", name: "Minnesljus", quantity: 1, price: 140 },
    { articleNumber: "1002", name: "Råd", quantity: 3, price: 0 },
  ],
  postage: 69,
  amount: 309,
  packed: false,
  shippedOn: null,
  trackingNumber: null,
  withdrawnOn: null,
};
const nothing = () => undefined;
const show = () =>
  render(
    <ArticleOrder
      {...{ order, draft: emptyDraft, amount: undefined, receiver }}
      {...{ onChange: nothing, onPaid: nothing, onReplaced: nothing }}
    />,
    { wrapper: SeededWords },
  );

test("a purchase of several articles is told once, with each line, the postage, and the sum that they come to", async () => {
  api.says.set("Poll", [payment({ state: "paid" }, { kind: "article_order", amount: state.amount })]);
  api.says.set(order, [{ body: state }]);
  show();
  await screen.findByText(/Minnesljus/);
  await waitFor(() => expect(pushPurchase).toHaveBeenCalled());
  expect(pushPurchase).toHaveBeenCalledTimes(1);
  const [purchase] = vi.mocked(pushPurchase).mock.calls[0] ?? [];
  const told = purchase?.transactionProducts ?? [];
  expect(told.map(({ item_name, price, quantity }) => [item_name, price, quantity])).toEqual([
    ["Nål med fågel", 50, 2],
    ["Minnesljus", 140, 1],
    ["Råd", 0, 3],
    ["Porto", 69, 1],
  ]);
  expect(purchase?.transactionTotal).toBe(309);
  expect(told.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(309);
});

test.each([
  ["articles_changed", "waiting", "Det finns. Försök igen om en stund."],
  ["articles_changed", "fewerLeft:1", "Något i beställningen tog slut."],
  ["order_withdrawn", "", "Köpet är ångrat."],
])("an order that cannot be paid, because of %s %s, says why", async (code, change, said) => {
  api.says.set("Poll", [payment(null, { kind: "article_order", amount: state.amount })]);
  api.says.set(order, [{ body: state }]);
  api.says.set("CreateDirectSwish", [refuses(409, code, { "lines.2001": change })]);
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Betala 309 kr med Swish" }));
  await screen.findByText(said);
});
