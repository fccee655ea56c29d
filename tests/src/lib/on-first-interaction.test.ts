import { expect, test, vi } from "vitest";
import { onFirstInteraction } from "#src/lib/on-first-interaction.ts";

test.each(["pointerdown", "pointermove", "keydown", "scroll"])("the first %s starts the work, once", (sign) => {
  const work = vi.fn();
  onFirstInteraction(work);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event("keydown"));
  expect(work).toHaveBeenCalledOnce();
});

test("what is called off is not started", () => {
  const work = vi.fn();
  onFirstInteraction(work)();
  window.dispatchEvent(new Event("pointerdown"));
  expect(work).not.toHaveBeenCalled();
});
