import React from "react";
import { fireEvent, render, screen } from "@testing-library/react";
import type { HeldThing, MyData } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { texts } from "@hjarta-lunga/contract/seed/texts.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { session } from "#src/core/my-data/session.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { MyDetailsPage } from "#src/features/my-details/my-details-page.tsx";
import { receiver } from "../given-receiver.ts";

const swedish = Object.fromEntries(Object.entries(texts).map(([key, { sv }]) => [key, sv]));

export const heldThing = (thing: Pick<HeldThing, "name" | "kept"> & Partial<HeldThing>): HeldThing => ({
  shown: [],
  count: null,
  since: null,
  until: null,
  ...thing,
});

export const birgitta: MyData = {
  ...{ access: "bankId", firstName: "Birgitta", name: "Birgitta Åkerström", maskedNumber: "520914-••••" },
  ...{ gifts: [], years: [], mandates: [], memberships: [], cards: [], comments: [], lastRead: null },
  contact: {
    email: "birgitta@example.se",
    mobile: "070-174 06 05",
    address: { street: "Storgatan 14 B", postalCode: "53132", town: "Lidköping" },
    pending: [],
    proven: [],
  },
  choices: { news: true, reminders: false, letter: true },
  held: [
    heldThing({ name: "contact", shown: ["birgitta@example.se"], kept: ["person"] }),
    heldThing({ name: "gifts", count: 108, since: 2017, until: "2033-12-31", kept: ["paidOrder"] }),
  ],
};

/** The page at a URL, to who has identified or to nobody. */
export function open(url = "/mina-uppgifter/", isLoggedIn = true) {
  history.replaceState(null, "", url);
  if (isLoggedIn) session.begin("t".repeat(43));
  return render(
    <TextsProvider language="sv" texts={swedish}>
      <MyDetailsPage phone={receiver.phone} />
    </TextsProvider>,
  );
}

export const askedToLogIn = () => screen.findByRole("region", { name: "Logga in med BankID" });
export const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
export const said = (words: string | RegExp) => screen.findByText(words);
export const part = async (name: string) => screen.findByRole("form", { name });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
export const write = (label: string | RegExp, words: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "input:not([type=radio]), textarea" }), {
    target: { value: words },
  });
export const fails = (problem: ConstructorParameters<typeof ApiError>[1]) =>
  Promise.reject(new ApiError("call", problem));
