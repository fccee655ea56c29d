import React from "react";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextsProvider } from "#src/core/texts.tsx";
import { GreetingJourney } from "#src/features/greeting-card/greeting-journey.tsx";
import { receiver } from "../given-receiver.ts";
import { designs, product, texts } from "./given-greeting.ts";

/** A visitor on the page of cards. */
export function arriveAt(url = "/digitalt-gratulationskort/") {
  history.replaceState(null, "", url);
  return arriveAgain();
}

/** A reload, with what the entry of the history and the device have kept. */
export function arriveAgain() {
  const page = render(
    <TextsProvider language="sv" texts={texts}>
      <GreetingJourney product={product} designs={designs} receiver={receiver}>
        <p>Om korten</p>
      </GreetingJourney>
    </TextsProvider>,
  );
  return { user: userEvent.setup(), ...page };
}

type User = ReturnType<typeof userEvent.setup>;

export const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
export const button = (name: string) => screen.findByRole("button", { name });
export const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
/** The fields' problems, as they stand above the form. */
export const summary = () =>
  screen.queryAllByRole("listitem").flatMap((item) => item.querySelector("a[href^='#field']")?.textContent ?? []);

/** At once: key by key a long journey takes long. */
export const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

export async function choose(user: User, name: RegExp) {
  const [card] = await screen.findAllByRole("link", { name });
  if (card === undefined) throw new Error(`No card ${String(name)}`);
  await user.click(card);
  await heading("Skriv ditt kort");
}
export function write() {
  fill(/^Till/, "Farmor");
  fill(/^Från/, "Ida");
}
export const goOn = async (user: User) => user.click(await button("Gå vidare"));
export async function writeReceipt() {
  await heading("Kvitto och länk till dig");
  fill(/^Din e-post/, "ida@example.se");
}
