import { act, fireEvent, render, screen } from "@testing-library/react";
import React, { useRef, useState, type SyntheticEvent } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { unhydratedForm } from "#src/lib/submit-before-hydration.ts";
import { beforeHydrationScript } from "#src/shell/before-hydration-script.ts";
import { useSubmitBeforeHydration } from "#src/ui/use-submit-before-hydration.ts";
import { useInputBeforeHydration } from "#src/ui/use-input-before-hydration.ts";

type Props = { onSent: (sent: string) => void; isReady?: boolean };

/** A form whose field is the script's own, as the gift's amount is. */
function Written({ onSent, isReady = true }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [written, write] = useState("");
  useInputBeforeHydration(() => form.current?.querySelector("input")?.value ?? null, write, isReady);
  useSubmitBeforeHydration(form, isReady);
  function send(event: SyntheticEvent) {
    event.preventDefault();
    onSent(written);
  }
  return (
    <form ref={form} onSubmit={send} {...unhydratedForm}>
      <input value={written} onChange={(event) => write(event.currentTarget.value)} />
      <button type="submit" name="first">
        Sök
      </button>
      <button type="submit" name="second">
        Sök på annat sätt
      </button>
    </form>
  );
}

beforeEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute("data-pressed");
});
/** Timers run in the order in which they were set. */
const rest = () => act(() => new Promise((later) => setTimeout(later)));

function written(props: Props) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Written {...props} />);
  document.body.append(container);
  (0, eval)(beforeHydrationScript);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  return {
    write: (words: string) => (field.value = words),
    press: (name: string) => fireEvent.click(screen.getByRole("button", { name })),
    hydrate: () => render(<Written {...props} />, { container, hydrate: true }),
  };
}

test("a press before script is there is made once it is, with what was written before", async () => {
  const onSent = vi.fn();
  const { write, press, hydrate } = written({ onSent });
  write("hjärta");
  press("Sök");
  press("Sök");
  expect(document.documentElement.hasAttribute("data-pressed")).toBe(true);
  hydrate();
  await rest();
  expect(onSent.mock.calls).toEqual([["hjärta"]]);
  expect(document.documentElement.hasAttribute("data-pressed")).toBe(false);
});

test("the button that was pressed last is the one", async () => {
  const { press, hydrate } = written({ onSent: vi.fn() });
  const names: (string | null | undefined)[] = [];
  document.addEventListener("submit", ({ submitter }) => names.push(submitter?.getAttribute("name")), { once: true });
  press("Sök");
  press("Sök på annat sätt");
  hydrate();
  await vi.waitFor(() => expect(names).toEqual(["second"]));
});

test("a form that waits for its URL waits with the press too", async () => {
  const onSent = vi.fn();
  const { press, hydrate } = written({ onSent, isReady: false });
  press("Sök");
  const { rerender } = hydrate();
  await rest();
  expect(onSent).not.toHaveBeenCalled();
  rerender(<Written onSent={onSent} isReady />);
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
});

test("a form that is awake answers each press itself, and nobody else's", async () => {
  const onSent = vi.fn();
  const { press, hydrate } = written({ onSent });
  const { container } = hydrate();
  await vi.waitFor(() => expect(container.querySelector("[data-unhydrated]")).toBeNull());
  expect(onSent).not.toHaveBeenCalled();
  press("Sök");
  expect(onSent).toHaveBeenCalledTimes(1);
});
