import React, { type ReactNode } from "react";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { ApiError } from "#src/calls/api-error.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { LinkedGiftPage } from "#src/features/linked-gift/by-link.tsx";
import { extra } from "@hjarta-lunga/contract/seed/texts/extra.ts";
import { form } from "@hjarta-lunga/contract/seed/texts/form.ts";
import { increase } from "@hjarta-lunga/contract/seed/texts/increase.ts";
import { linkedGift } from "@hjarta-lunga/contract/seed/texts/linked-gift.ts";
import { order } from "@hjarta-lunga/contract/seed/texts/order.ts";
import { receiver } from "../given-receiver.ts";

const texts = Object.fromEntries(
  Object.entries({ ...form, ...order, ...linkedGift, ...increase, ...extra }).map(([key, { sv }]) => [key, sv]),
);

export const guid = "6f1ed002-ab5c-4e1c-9d3e-0a9c1f4b7d21";
/** Of the link in a mail that confirms. */
export const token = "a".repeat(43);

/** Somebody who gives each month opens the page at a URL; again, with what the entry of the history has kept. */
export function open(url: string, journey: ReactNode, state: unknown = null) {
  history.replaceState(state, "", url);
  return render(
    <TextsProvider language="sv" texts={texts}>
      <LinkedGiftPage receiver={receiver}>{journey}</LinkedGiftPage>
    </TextsProvider>,
  );
}

export const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
export const said = (words: string | RegExp) => screen.findByText(words);
export const choose = async (amount: string) => fireEvent.click(await screen.findByRole("radio", { name: amount }));
export const write = async (amount: string) =>
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: amount } });
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** Every screen that ends something leads somewhere. */
export const leadsOn = () =>
  within(screen.getByRole("heading", { level: 1 }).parentElement ?? document.body)
    .getAllByRole("link")
    .some((link) => link.getAttribute("href")?.startsWith("/"));

export const fails = (problem: ConstructorParameters<typeof ApiError>[1]) =>
  Promise.reject(new ApiError("call", problem));
