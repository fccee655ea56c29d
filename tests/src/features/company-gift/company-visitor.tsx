import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { CompanyGiftJourney } from "#src/features/company-gift/company-journey.tsx";
import { payment } from "../../core/order/order-api.ts";
import { SeededWords } from "../../seeded-words.tsx";
import { receiver } from "../given-receiver.ts";
import { product } from "./given-company.ts";

/** A visitor on the page for companies, and what they do there. */
export function arriveAt(url = "/foretagsgava/", state: unknown = null) {
  history.replaceState(state, "", url);
  return open();
}
function open() {
  const page = render(
    <CompanyGiftJourney product={product} receiver={receiver}>
      <p>Om gåvan</p>
    </CompanyGiftJourney>,
    { wrapper: SeededWords },
  );
  return { user: userEvent.setup(), leave: page.unmount, reload: () => (page.unmount(), open()) };
}
/** What the API says of the payment of a company's gift. */
export const paid = (of: Parameters<typeof payment>[0]) => payment(of, { kind: "company_gift", amount: 5_000 });

type User = ReturnType<typeof userEvent.setup>;

export const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
export const button = (name: string) => screen.findByRole("button", { name });
export const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

export async function writeNumber(user: User, written: string) {
  await user.clear(field(/^Organisationsnummer/));
  await user.type(field(/^Organisationsnummer/), written);
}
export async function toDetails(user: User) {
  await user.click(await button("Gå vidare"));
  await heading("Era uppgifter");
}
export async function send(user: User, email = "ekonomi@norrskenet.se") {
  await user.type(field(/^E-post/), email);
  await user.click(await button("Fortsätt till betalning"));
}
