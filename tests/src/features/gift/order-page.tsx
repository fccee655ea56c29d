import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { vi } from "vitest";
import { gift } from "#src/features/gift/gift.ts";
import GiftOrder from "#src/features/gift/gift-order.tsx";
import { order } from "../../core/payment/payment-answers.ts";
import { Words } from "../../words.tsx";
import { receiver } from "../given-receiver.ts";
import { product } from "./given-product.ts";

/** The screen of an order, and a visitor before it. */
export function show(draft = gift.empty(product)) {
  const onPaid = vi.fn();
  const onReplaced = vi.fn();
  render(
    <GiftOrder
      order={order}
      draft={draft}
      product={product}
      receiver={receiver}
      onChange={vi.fn()}
      onPaid={onPaid}
      onReplaced={onReplaced}
    />,
    { wrapper: Words },
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms) });
  return { user, onPaid, onReplaced };
}
export const heading = (name: string) => screen.findByRole("heading", { name });
export const button = (name: string) => screen.findByRole("button", { name });
