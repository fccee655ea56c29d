import { render, screen } from "@testing-library/react";
import React, { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useAfterPress } from "#src/core/form/use-after-press.ts";

const work = vi.fn();
beforeEach(() => {
  work.mockReset();
  render(<Field />);
});

function Field() {
  const afterPress = useAfterPress();
  return <input onBlur={() => afterPress(work)} />;
}
const leave = () =>
  act(() => {
    screen.getByRole("textbox").focus();
    screen.getByRole("textbox").blur();
  });
const finger = (event: string) => window.dispatchEvent(new Event(event));

test("a field that is left by the keyboard tells at once", () => {
  leave();
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(["pointerup", "pointercancel"])("a field that is left by a press tells after %s", async (end) => {
  finger("pointerdown");
  leave();
  expect(work).not.toHaveBeenCalled();
  finger(end);
  expect(work).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
});

test("a press that is over holds nothing back", async () => {
  finger("pointerdown");
  finger("pointerup");
  await new Promise((done) => setTimeout(done));
  leave();
  expect(work).toHaveBeenCalledTimes(1);
});
