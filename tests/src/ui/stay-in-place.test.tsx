import React from "react";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { StayInPlace } from "#src/ui/error-summary.tsx";

/** Each line of words above the button is 100 px high. */
const Form = ({ lines, when }: { lines: number; when: number }) => (
  <>
    {Array.from({ length: lines }, (_, line) => (
      <p key={line}>{line}</p>
    ))}
    <button>Fortsätt</button>
    <StayInPlace when={when} />
  </>
);

function pressed() {
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  const { rerender } = render(<Form lines={1} when={0} />);
  const button = screen.getByRole("button");
  button.focus();
  button.getBoundingClientRect = () => ({ top: document.querySelectorAll("p").length * 100 }) as DOMRect;
  return { scrolled, rerender };
}

test("the view moves as far as what was pressed has been pushed down", () => {
  const { scrolled, rerender } = pressed();
  rerender(<Form lines={4} when={1} />);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: "instant" });
});

test("what grows at another moment moves no view", () => {
  const { scrolled, rerender } = pressed();
  rerender(<Form lines={4} when={0} />);
  expect(scrolled).not.toHaveBeenCalled();
});
