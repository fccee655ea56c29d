import { act, render, screen } from "@testing-library/react";
import React from "react";
import { vi } from "vitest";
import { SearchPage } from "#src/features/search/search-page.tsx";
import { Words } from "../../words.tsx";

const ways = [
  { label: "Forskning", href: "/forskning/" },
  { label: "Om oss", href: "/om-oss/" },
];
const phone = { shown: "08-123 45 67", dialled: "+4681234567" };

/** A visitor who comes to this URL of the search page. */
export function visit(url = "/sok/") {
  history.replaceState({ key: "1" }, "", url);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return render(<SearchPage ways={ways} phone={phone} />, { wrapper: Words });
}

export const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Vad letar du efter?" });
export const hits = () => Array.from(document.querySelectorAll("ol .head"), ({ textContent }) => textContent);
export const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 2, name });

/** Time passes in small steps, as it does: what a moment brings about can begin to wait in the next. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) await act(() => vi.advanceTimersByTimeAsync(Math.min(stepMs, left)));
}

const stepMs = 50;
