import { act, render, waitFor } from "@testing-library/react";
import React, { useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { useInputBeforeHydration } from "#src/ui/use-input-before-hydration.ts";

type Tell = (written: string) => void;

function Written({ tell, isReady }: { tell: Tell; isReady: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useInputBeforeHydration(() => (field.current?.value === "" ? null : (field.current?.value ?? null)), tell, isReady);
  return <input ref={field} />;
}

/** A field that was written in before script came, and taken over by it. */
function takenOver(tell: Tell, isReady: boolean) {
  const container = document.createElement("div");
  container.innerHTML = "<input>";
  const [field] = container.getElementsByTagName("input");
  if (field !== undefined) field.value = "350";
  document.body.append(container);
  return render(<Written tell={tell} isReady={isReady} />, { container, hydrate: true });
}
/** Timers run in the order in which they were set. */
const rest = () => act(() => new Promise((later) => setTimeout(later)));

function AfterIt({ onRest }: { onRest: () => void }) {
  useEffect(() => void setTimeout(onRest), [onRest]);
  return null;
}

test("what was done before script came is told once the form knows its URL, as things stand then, and once", async () => {
  const tooEarly = vi.fn();
  const { rerender } = takenOver(tooEarly, false);
  await rest();
  const tell = vi.fn();
  rerender(<Written tell={tell} isReady />);
  await rest();
  rerender(<Written tell={tell} isReady={false} />);
  rerender(<Written tell={tell} isReady />);
  await rest();
  expect(tooEarly).not.toHaveBeenCalled();
  expect(tell.mock.calls).toEqual([["350"]]);
});

test("a form that waits for nothing tells it as things stand when it has come to rest", async () => {
  const before = vi.fn();
  const { rerender } = takenOver(before, true);
  const tell = vi.fn();
  rerender(<Written tell={tell} isReady />);
  await rest();
  expect(before).not.toHaveBeenCalled();
  expect(tell.mock.calls).toEqual([["350"]]);
});

test("what is written the moment the form appears is left to its own events", async () => {
  const tell = vi.fn();
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  // Without `act`, which lets no effect wait.
  const fieldShown = waitFor(() => {
    const field = container.querySelector("input");
    if (field === null) throw new Error("no field yet");
    field.value = "350";
  });
  const onRest = vi.fn();
  root.render(
    <>
      <Written tell={tell} isReady />
      <AfterIt onRest={onRest} />
    </>,
  );
  await fieldShown;
  await waitFor(() => expect(onRest).toHaveBeenCalled());
  root.unmount();
  expect(tell).not.toHaveBeenCalled();
});
