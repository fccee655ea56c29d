import React from "react";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { TextsProvider } from "#src/core/texts.tsx";
import { form as words } from "@hjarta-lunga/contract/seed/texts/form.ts";

const texts = Object.fromEntries(Object.entries(words).map(([key, { sv }]) => [key, sv]));
const wrong = [{ fieldId: "field-name", text: "Skriv ditt namn" }];

const shown = (attempt: number, errors: typeof wrong) => (
  <TextsProvider language="sv" texts={texts}>
    <FormErrors form={{ attempt, errors }} />
  </TextsProvider>
);

test("nothing is said before something was found wrong", () => {
  render(shown(1, []));
  expect(screen.queryByRole("group")).toBeNull();
});

test("what is mended leaves the summary where it is, so that nothing below it moves", () => {
  const { rerender } = render(shown(1, wrong));
  rerender(shown(1, []));
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Nu är allt rättat");
});

test.each([
  [1, "En sak att rätta"],
  [3, "Tre saker att rätta"],
  [4, "Fyra saker att rätta"],
  [12, "Tolv saker att rätta"],
  [13, "13 saker att rätta"],
])("%i faults are spelled as one writes them", (count, heading) => {
  render(
    shown(
      1,
      Array.from({ length: count }, (_, number) => ({ fieldId: `field-${number}`, text: "Skriv" })),
    ),
  );
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(heading);
});
