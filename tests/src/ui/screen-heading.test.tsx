import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";

beforeEach(() => void vi.stubGlobal("scrollTo", () => undefined));

const maySelect = (element: Element, detail: number) => fireEvent.mouseDown(element, { detail });

test("a double click on a button selects nothing of what has come in its place, and one on words selects them", () => {
  render(
    <>
      <ScreenHeading>Legitimera dig</ScreenHeading>
      <button type="button">På en annan enhet</button>
      <p>Starta appen.</p>
    </>,
  );
  const words = screen.getByText("Starta appen.");
  expect(maySelect(screen.getByRole("button"), 1)).toBe(true);
  expect([2, 3].map((detail) => maySelect(words, detail))).toEqual([false, false]);
  expect([1, 2].map((detail) => maySelect(words, detail))).toEqual([true, true]);
});
