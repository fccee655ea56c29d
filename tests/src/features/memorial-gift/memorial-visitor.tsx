import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeAll, beforeEach } from "vitest";
import { loadDonorStep, loadMemorialOrder, loadWhileWriting } from "#src/features/memorial-gift/lazy-steps.ts";
import { MemorialJourney } from "#src/features/memorial-gift/memorial-journey.tsx";
import { api, freshBeforeEach, payment } from "../../core/order/order-api.ts";
import { Words } from "../../words.tsx";
import { receiver } from "../given-receiver.ts";
import { product } from "./given-memorial.ts";

export function freshMemorialBeforeEach(): void {
  freshBeforeEach();
  beforeEach(() => {
    api.says.set("Poll", [memorialPayment(null)]);
    api.says.set("Search", [{ body: { items: [], total: 0, page: 1, pages: 0 } }]);
    api.says.set("Preview", ["silence"]);
  });
  // The first fetch of the later steps takes as long as it takes.
  beforeAll(() => Promise.all([loadWhileWriting(), loadDonorStep(), loadMemorialOrder()]));
}

/** A visitor on the page of memorial gifts. */
export function arriveAt(url = "/minnesgava/") {
  history.replaceState(null, "", url);
  render(
    <MemorialJourney product={product} receiver={receiver}>
      <p>Om minnesbladet</p>
    </MemorialJourney>,
    { wrapper: Words },
  );
  return userEvent.setup();
}
export const memorialPayment = (of: Parameters<typeof payment>[0]) =>
  payment(of, { kind: "memorial_gift", amount: 300 });

type User = ReturnType<typeof userEvent.setup>;

export const heading = (name: string) => screen.findByRole("heading", { name });
export const button = (name: string) => screen.findByRole("button", { name });
export const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>("radio", { name });
export const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
/** The fields' problems, as they stand above the form. */
export const summary = () =>
  screen.queryAllByRole("listitem").flatMap((item) => item.querySelector("a")?.textContent ?? []);

export async function writeSheet(user: User) {
  await user.type(await screen.findByRole("combobox", { name: "Namn" }), "Karl-Gustav Lindström");
  await user.type(field("Namn 1"), "Gunilla");
}
export async function toDonor(user: User) {
  await user.click(await button("Gå vidare"));
  await heading("Dina uppgifter");
}
export async function writeDonor(user: User) {
  await user.type(field(/^Förnamn/), "Ingrid");
  await user.type(field(/^Efternamn/), "Öberg");
  await user.type(field(/^E-post/), "ingrid@example.se");
}
export const send = async (user: User) => user.click(await button("Fortsätt till betalning"));
