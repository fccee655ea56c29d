import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { MembershipJourney } from "#src/features/membership/membership-journey.tsx";
import { payment } from "../../core/order/order-api.ts";
import { Words } from "../../words.tsx";
import { receiver } from "../given-receiver.ts";
import { offer } from "./given-membership.ts";

/** A visitor on the membership's page, and what they do there. */
export function arriveAt(url = "/bli-medlem/", given = offer) {
  history.replaceState(null, "", url);
  return open(given);
}
function open(given: typeof offer) {
  const page = render(
    <MembershipJourney {...given} receiver={receiver}>
      <p>Det här får du</p>
    </MembershipJourney>,
    { wrapper: Words },
  );
  return { user: userEvent.setup(), reload: () => (page.unmount(), open(given)) };
}
/** What the API says of a membership's payment. */
export const fee = (of: Parameters<typeof payment>[0]) => payment(of, { kind: "membership_gift" });

type User = ReturnType<typeof userEvent.setup>;

export const heading = (name: string) => screen.findByRole("heading", { name });
export const button = (name: string) => screen.findByRole("button", { name });
export const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>("radio", { name });
export const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>("textbox", { name });
/** The fields' problems, as they stand above the form. */
export const summary = () =>
  screen.queryAllByRole("listitem").flatMap((item) => item.querySelector("a")?.textContent ?? []);

export const ingrid = {
  Förnamn: "Ingrid",
  Efternamn: "Öberg",
  "E-post": "ingrid@example.se",
  Gatuadress: "Storgatan 1",
  Postnummer: "123 45",
  Ort: "Umeå",
};

export async function toMember(user: User, kind?: RegExp) {
  if (kind !== undefined) await user.click(await radio(kind));
  await user.click(await button("Gå vidare"));
  await heading("Dina uppgifter");
}
export async function write(user: User, member: Record<string, string>) {
  for (const [label, written] of Object.entries(member)) await user.type(field(new RegExp(`^${label}`)), written);
}
export const send = async (user: User) => user.click(await button("Fortsätt till betalning"));
