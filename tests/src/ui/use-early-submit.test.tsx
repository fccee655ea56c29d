import { fireEvent, render, screen } from "@testing-library/react";
import React, { useRef, useState, type SyntheticEvent } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { asleepForm } from "#src/lib/early-submit.ts";
import { earlyScript } from "#src/shell/early-script.ts";
import { useEarlySubmit } from "#src/ui/use-early-submit.ts";
import { useTouchedBefore } from "#src/ui/use-touched-before.ts";

type Props = { onSent: (sent: string) => void; isReady?: boolean };

/** A form whose field is the script's own, as the gift's amount is. */
function Written({ onSent, isReady = true }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [written, write] = useState("");
  useTouchedBefore(() => form.current?.querySelector("input")?.value ?? null, write, isReady);
  useEarlySubmit(form, isReady);
  function send(event: SyntheticEvent) {
    event.preventDefault();
    onSent(written);
  }
  return (
    <form ref={form} onSubmit={send} {...asleepForm}>
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
  document.documentElement.removeAttribute("data-heard");
});
const rest = () => new Promise((resolve) => setTimeout(resolve, 30));

function written(props: Props) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Written {...props} />);
  document.body.append(container);
  (0, eval)(earlyScript);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  return {
    write: (words: string) => (field.value = words),
    press: (name: string) => fireEvent.click(screen.getByRole("button", { name })),
    wake: () => render(<Written {...props} />, { container, hydrate: true }),
  };
}

test("a press before script is there is made once it is, with what was written before", async () => {
  const onSent = vi.fn();
  const { write, press, wake } = written({ onSent });
  write("hjärta");
  press("Sök");
  press("Sök");
  expect(document.documentElement.hasAttribute("data-heard")).toBe(true);
  wake();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  await rest();
  expect(onSent.mock.calls).toEqual([["hjärta"]]);
  expect(document.documentElement.hasAttribute("data-heard")).toBe(false);
});

test("the button that was pressed last is the one", async () => {
  const { press, wake } = written({ onSent: vi.fn() });
  const names: (string | null | undefined)[] = [];
  document.addEventListener("submit", ({ submitter }) => names.push(submitter?.getAttribute("name")), { once: true });
  press("Sök");
  press("Sök på annat sätt");
  wake();
  await vi.waitFor(() => expect(names).toEqual(["second"]));
});

test("a form that waits for its address waits with the press too", async () => {
  const onSent = vi.fn();
  const { press, wake } = written({ onSent, isReady: false });
  press("Sök");
  const { rerender } = wake();
  await rest();
  expect(onSent).not.toHaveBeenCalled();
  rerender(<Written onSent={onSent} isReady />);
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
});

test("a form that is awake answers each press itself, and nobody else's", async () => {
  const onSent = vi.fn();
  const { press, wake } = written({ onSent });
  const { container } = wake();
  await vi.waitFor(() => expect(container.querySelector("[data-asleep]")).toBeNull());
  expect(onSent).not.toHaveBeenCalled();
  press("Sök");
  expect(onSent).toHaveBeenCalledTimes(1);
});
