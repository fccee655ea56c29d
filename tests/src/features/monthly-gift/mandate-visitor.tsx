import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeEach } from "vitest";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { charityApi, frontEndApi } from "#src/calls/clients.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { MandateJourney } from "#src/features/monthly-gift/mandate-journey.tsx";
import { texts as seeded } from "@hjarta-lunga/contract/seed/texts.ts";
import { api, freshBeforeEach } from "../../core/order/order-api.ts";
import { receiver } from "../given-receiver.ts";
import { nobodyYet, page, product, reference, terms, token } from "./given-mandate.ts";

const texts = Object.fromEntries(Object.entries(seeded).map(([key, { sv }]) => [key, sv]));

export const complete = (action: "auth" | "sign") => ({
  ...{ order: "b".repeat(43), purpose: "mandate", action, device: "this", state: "complete", message: null },
  ...{ qr: null, startUrls: null, text: null, token: action === "auth" ? token : "c".repeat(43) },
});

/** An API that says yes to all of it, and somebody who has signed as soon as they are asked. */
export function willingBeforeEach() {
  freshBeforeEach();
  beforeEach(() => {
    localStorage.clear();
    charityApi.defaults.baseURL = frontEndApi.defaults.baseURL ?? "";
    const receipt = { reference, shortReference: page.shortReference, state: "signed", firstDrawOn: page.firstDrawOn };
    for (const [call, body] of [
      ["Authenticate", complete("auth")],
      ["Sign", complete("sign")],
      ["CheckAutogiroStatus", nobodyYet],
      ["Terms", terms],
      [reference, page],
      ["Add", { ...receipt, amount: 200 }],
      ["Register", { ...receipt, amount: null }],
    ] as const)
      api.says.set(call, [{ body }]);
  });
}

const paths = { monthly_gift: "/bli-manadsgivare/", direct_debit: "/autogiro/" };

export function arriveAt(search = "", kind: MandateJourneyKind = "monthly_gift", state: unknown = null) {
  history.replaceState(state, "", `${paths[kind]}${search}`);
  return open(kind);
}
function open(kind: MandateJourneyKind) {
  const shown = render(
    <TextsProvider language="sv" texts={texts}>
      <MandateJourney kind={kind} product={product} receiver={receiver}>
        <p>Vanliga frågor</p>
      </MandateJourney>
    </TextsProvider>,
  );
  return {
    user: userEvent.setup(),
    reload: () => (shown.unmount(), open(kind)),
    /** Memory is gone, what lies in the tab is there, and nobody has left the page. */
    unload: (returnTo: string) => {
      const inTab = Object.entries(sessionStorage);
      shown.unmount();
      for (const [key, value] of inTab) sessionStorage.setItem(key, String(value));
      history.replaceState(null, "", returnTo);
      return open(kind);
    },
  };
}
type User = ReturnType<typeof userEvent.setup>;

export const heading = (name: string) => screen.findByRole("heading", { name, level: 1 });
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

export async function toAccount(user: User) {
  await user.click(await button("Fortsätt med BankID"));
  await heading("Hej Birgitta");
}
export async function writeAccount(user: User, email = "birgitta@example.se") {
  for (const [name, written] of [
    [/^Clearingnummer/, "5000"],
    [/^Kontonummer/, "0012343"],
    [/^E-post/, email],
  ] as const) {
    await user.click(field(name));
    await user.paste(written);
  }
}
export async function toConsent(user: User) {
  await user.click(await button("Fortsätt till underskrift"));
  await heading("Läs och skriv under");
  await screen.findByText("Medgivandet gäller tills vidare.");
}
export async function sign(user: User) {
  await user.click(await button(/på den här/));
}
