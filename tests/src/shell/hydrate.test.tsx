import { act, fireEvent, screen } from "@testing-library/react";
import React, { useState } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { beforeHydrationScript } from "#src/shell/before-hydration-script.ts";
import { replaceHydrateFunction } from "#src/shell/hydrate.ts";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((before) => before + 1)}>
      {count}
    </button>
  );
}

beforeEach(() => document.body.replaceChildren());

/** As the server wrote it, and seen before script comes. */
function written() {
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Counter />);
  document.body.append(place);
  (0, eval)(beforeHydrationScript);
  return { place, button: screen.getByRole("button") };
}
const wake = (place: HTMLElement) => replaceHydrateFunction()(<Counter />, place);

test("what the server wrote stays in place and answers to a press", async () => {
  const { place, button } = written();
  wake(place);
  await vi.waitFor(() => {
    fireEvent.click(button);
    expect(button.textContent).not.toBe("0");
  });
  expect(screen.getByRole("button")).toBe(button);
});

test("what no server has written, as in development, is drawn anew, and taken away when it is asked to", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  const away = wake(place);
  fireEvent.click(await screen.findByRole("button", { name: "0" }));
  await screen.findByRole("button", { name: "1" });
  away();
  await vi.waitFor(() => expect(place.childElementCount).toBe(0));
});

test("a button that was pressed before script came is pressed once it can answer, once", async () => {
  const { place, button } = written();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.textContent).toBe("0");
  await act(() => wake(place));
  expect(button.textContent).toBe("1");
});

test("a press beside it before script came does not undo it", async () => {
  const { place, button } = written();
  fireEvent.click(button);
  fireEvent.click(document.body);
  wake(place);
  await vi.waitFor(() => expect(button.textContent).toBe("1"));
});

test("a button that nobody has pressed is left alone", async () => {
  const { place, button } = written();
  fireEvent.click(document.body);
  await act(() => wake(place));
  expect(button.textContent).toBe("0");
});
