import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { GiftJourney } from "#src/features/gift/gift-journey.tsx";
import { Words } from "../../words.tsx";
import { receiver } from "../given-receiver.ts";
import { product } from "./given-product.ts";

export const giftPage = (
  <GiftJourney product={product} receiver={receiver}>
    <p>Andra sätt</p>
  </GiftJourney>
);

/** A visitor on the gift's page, and what they do there. */
export function arriveAt(url = "/ge-en-gava/", state: unknown = null) {
  history.replaceState(state, "", url);
  return open();
}
function open() {
  const page = render(giftPage, { wrapper: Words });
  return { user: userEvent.setup(), reload: () => (page.unmount(), open()) };
}
type User = ReturnType<typeof userEvent.setup>;

export const heading = (name: string) => screen.findByRole("heading", { name });
export const button = (name: string) => screen.findByRole("button", { name });
export const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>("textbox", { name });
export const here = () => window.location.pathname + window.location.search;

export async function toDonor(user: User) {
  await user.click(await button("Gå vidare"));
  await heading("Dina uppgifter");
}
export async function write(user: User, donor: Record<string, string>) {
  for (const [label, written] of Object.entries(donor)) await user.type(field(new RegExp(`^${label}`)), written);
}
export const birgitta = { Förnamn: "Birgitta", Efternamn: "Åkerström", "E-post": "b@example.se" };
export const goOn = async (user: User) => user.click(await button("Fortsätt till betalning"));
