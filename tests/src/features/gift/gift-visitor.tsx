import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { GiftJourney } from "#src/features/gift/gift-journey.tsx";
import { Words } from "../../words.tsx";
import { answerWith } from "../../core/payment/payment-answers.ts";
import { api, payment } from "../../core/order/order-api.ts";
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

export const token = "giver-token";
/** What the API says of who gives, and to a new gift. */
export function answerGivers(): void {
  api.says.set("Add", [{ status: 201, body: { ...answerWith(null), giverToken: token } }]);
  // At first nothing is paid, and then the code waits.
  api.says.set("Poll", [payment(null), payment({ swish: { token: "t", qr: "<svg/>" }, expiresInMs: 161_000 })]);
  api.says.set("Giver", [{ body: { receiptTo: null, hasPersonalNumber: false } }]);
}

export const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>("textbox", { name });
export const here = () => window.location.pathname + window.location.search;

export const give = async (user: User) => user.click(await button(/^Ge .*med Swish$/));
export const openSlip = async (user: User) => user.click(screen.getByText("Ändra"));
export const openMore = async (user: User) => user.click(screen.getByText("Kvitto i mitt namn"));
export const own = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Annat belopp i kronor" });
export async function write(user: User, donor: Record<string, string>) {
  for (const [label, written] of Object.entries(donor)) await user.type(field(new RegExp(`^${label}`)), written);
}
export const birgitta = { "E-post": "b@example.se", Förnamn: "Birgitta", Efternamn: "Åkerström" };
export const code = () => screen.findByRole("img", { name: "QR-kod för Swish" });
