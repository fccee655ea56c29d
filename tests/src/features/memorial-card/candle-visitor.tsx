import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { CandleJourney } from "#src/features/memorial-card/candle-journey.tsx";
import { payment } from "../../core/order/order-api.ts";
import { Words } from "../../words.tsx";
import { receiver } from "../given-receiver.ts";
import { product } from "./given-candle.ts";

/** A visitor on the page of candles. */
export function arriveAt(url = "/tand-ett-ljus/") {
  history.replaceState(null, "", url);
  return arriveAgain();
}

/** A reload, with what the entry of the history and the device have kept. */
export function arriveAgain() {
  const page = render(
    <CandleJourney product={product} receiver={receiver}>
      <p>Om ljuset</p>
    </CandleJourney>,
    { wrapper: Words },
  );
  return { user: userEvent.setup(), ...page };
}
export const candlePayment = (of: Parameters<typeof payment>[0]) => payment(of, { kind: "memorial_card", amount: 300 });

type User = ReturnType<typeof userEvent.setup>;

export const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
export const button = (name: string) => screen.findByRole("button", { name });
export const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>("radio", { name });
export const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
/** The fields' problems, as they stand above the form. */
export const summary = () =>
  screen.queryAllByRole("listitem").flatMap((item) => item.querySelector("a")?.textContent ?? []);

export async function writeCard(user: User) {
  await screen.findByRole("heading", { name: "Vem tänder du ljuset för?" });
  await user.type(field("Namn"), "Karl-Gustav Lindström");
  await user.type(field(/^Ljuset tänds av/), "Gunilla");
}
export async function toGift(user: User) {
  await user.click(await button("Tänd ljuset med en gåva"));
  await heading("Din gåva");
}
export const writeEmail = (user: User) => user.type(field(/^E-post/), "ingrid@example.se");
export const light = async (user: User) => user.click(await button("Tänd ljuset"));
