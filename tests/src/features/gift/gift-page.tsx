import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeEach } from "vitest";
import { GiftStarter } from "#src/features/gift/gift-starter.tsx";
import type { GiftStart } from "#src/lib/shown-content.ts";
import { navigate } from "../../gatsby-stand-in.tsx";
import { Words } from "../../words.tsx";

export const gift: GiftStart = {
  once: { presets: [100, 250, 1000], preselected: 250, least: 20, most: 100_000 },
  monthly: { presets: [50, 100, 200], preselected: 100, least: 50, most: 10_000 },
  swish: "90 00 000",
  phone: "08-123 45 67",
};

// Each visit is an entry of the history of its own.
beforeEach(() => history.replaceState(null, ""));

/** The start page's gift form, and a visitor before it. */
export function show() {
  navigate.mockClear();
  render(<GiftStarter gift={gift} />, { wrapper: Words });
  return userEvent.setup();
}

export const own = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Annat belopp i kronor" });
export const give = () => screen.getByRole("button", { name: /^Ge / });
export const byCard = () => screen.getByRole<HTMLButtonElement>("button", { name: "eller betala med kort" });
export const alert = () => screen.queryByRole("alert")?.textContent;
export const destination = () => navigate.mock.calls.map(([url]) => url as string);
export const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter(({ checked }) => checked)
    .map(({ name, value }) => `${name}=${value}`);
