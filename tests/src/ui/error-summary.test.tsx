import { render, screen } from "@testing-library/react";
import React from "react";
import { expect, test } from "vitest";
import { ErrorSummary } from "#src/ui/error-summary.tsx";

const at = (fieldId: string, text: string) => ({ fieldId, text });
const summary = (errors: ReturnType<typeof at>[], attempt = 1) => (
  <ErrorSummary heading="Något saknas" errors={errors} attempt={attempt} />
);
const told = () => screen.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);
const leads = () => screen.getAllByRole("link", { hidden: true }).map(({ textContent }) => textContent);
const empty = at("email", "Skriv din e-postadress");
const noName = at("name", "Skriv ditt förnamn");

test("what is wrong with a field now is said above it too, in the place it had", () => {
  const { rerender } = render(summary([empty, noName]));
  rerender(summary([at("email", "E-postadressen stämmer inte"), noName]));
  expect(told()).toEqual(["E-postadressen stämmer inte", "Skriv ditt förnamn"]);
});

test("it is read once, by its focus: no live region reads all of it again at each correction", () => {
  const { container, rerender } = render(summary([empty, noName]));
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Något saknas" }));
  rerender(summary([noName]));
  expect(container.querySelector('[role="alert"], [role="status"], [aria-live]')).toBeNull();
});

test("when all is mended no sign warns", () => {
  const { container, rerender } = render(summary([empty]));
  const sign = () => container.querySelector("[role=group] > svg");
  expect(sign()).not.toBeNull();
  rerender(summary([]));
  expect(sign()).toBeNull();
});

test("what is mended is ticked off where it stands: it leads nowhere, and nobody hears it as something that is left", () => {
  const { container, rerender } = render(summary([empty, noName]));
  expect(container.querySelector("li svg")).toBeNull();
  rerender(summary([noName]));
  expect(leads()).toEqual(["Skriv ditt förnamn"]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Skriv ditt förnamn"]);
  expect(container.querySelector("li:first-child svg")).not.toBeNull();
});

test("what is mended keeps its room until the next attempt", () => {
  const { rerender } = render(summary([empty, noName]));
  rerender(summary([noName]));
  expect(told()).toEqual(["Skriv din e-postadress", "Skriv ditt förnamn"]);
  rerender(summary([noName], 2));
  expect(told()).toEqual(["Skriv ditt förnamn"]);
});
