import { render, screen } from "@testing-library/react";
import React from "react";
import { expect, test } from "vitest";
import { ErrorSummary } from "#src/ui/error-summary.tsx";

const at = (fieldId: string, text: string) => ({ fieldId, text });
const summary = (errors: ReturnType<typeof at>[], attempt = 1) => (
  <ErrorSummary heading="Något saknas" errors={errors} attempt={attempt} />
);
const told = () => screen.getAllByRole("link", { hidden: true }).map(({ textContent }) => textContent);
const empty = at("email", "Skriv din e-postadress");
const noName = at("name", "Skriv ditt förnamn");

test("what is wrong with a field now is said above it too, in the place it had", () => {
  const { rerender } = render(summary([empty, noName]));
  rerender(summary([at("email", "E-postadressen stämmer inte"), noName]));
  expect(told()).toEqual(["E-postadressen stämmer inte", "Skriv ditt förnamn"]);
});

test("what is mended keeps its room until the next attempt", () => {
  const { rerender } = render(summary([empty, noName]));
  rerender(summary([noName]));
  expect(told()).toEqual(["Skriv din e-postadress", "Skriv ditt förnamn"]);
  rerender(summary([noName], 2));
  expect(told()).toEqual(["Skriv ditt förnamn"]);
});
