import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { vi } from "vitest";
import { emptyDraft } from "#src/features/gift/gift-draft.ts";
import OrderScreen from "#src/features/gift/order-screen.tsx";
import { order } from "../../core/payment/payment-answers.ts";
import { Words } from "../../words.tsx";
import { product, receiver } from "./given-product.ts";

/** The screen of an order, and a visitor before it. */
export function show() {
  const onPaid = vi.fn();
  render(
    <OrderScreen
      order={order}
      draft={emptyDraft(product)}
      product={product}
      receiver={receiver}
      onChangeGift={vi.fn()}
      onPaid={onPaid}
    />,
    { wrapper: Words },
  );
  return { user: userEvent.setup({ advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms) }), onPaid };
}
export const heading = (name: string) => screen.findByRole("heading", { name });
export const button = (name: string) => screen.findByRole("button", { name });
