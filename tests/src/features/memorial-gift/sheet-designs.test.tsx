import React from "react";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { TextsProvider } from "#src/core/texts.tsx";
import { SheetDesigns } from "#src/features/memorial-gift/sheet-words.tsx";
import { memorialPreview } from "@hjarta-lunga/contract/seed/texts/memorial-preview.ts";

const texts = Object.fromEntries(Object.entries(memorialPreview).map(([key, { sv }]) => [key, sv]));

test("one of five pictures is chosen, by name, with the hand or with the keys", async () => {
  const onChoose = vi.fn();
  const user = userEvent.setup();
  render(
    <TextsProvider language="sv" texts={texts}>
      <SheetDesigns chosen="ANEMONES" onChoose={onChoose} />
    </TextsProvider>,
  );
  expect(screen.getByRole("group", { name: "Välj en bild" })).toBeDefined();
  const names = screen
    .getAllByRole<HTMLInputElement>("radio")
    .map(({ labels, checked }) => [labels?.[0]?.textContent, checked]);
  expect(names).toEqual([
    ["Fågel i månljus", false],
    ["Tranor över sjön", false],
    ["Vitsippor", true],
    ["Liljekonvaljer", false],
    ["Krans", false],
  ]);
  await user.click(screen.getByRole("radio", { name: "Krans" }));
  await user.tab();
  expect(onChoose.mock.calls).toEqual([["WREATH"]]);
});
