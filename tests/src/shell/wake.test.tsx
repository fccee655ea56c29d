import { fireEvent, screen } from "@testing-library/react";
import React, { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { replaceHydrateFunction } from "#src/shell/wake.ts";

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

test("what the server wrote stays in place and answers to a press", async () => {
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Counter />);
  document.body.append(place);
  const written = screen.getByRole("button");
  replaceHydrateFunction()(<Counter />, place);
  await vi.waitFor(() => {
    fireEvent.click(written);
    expect(written.textContent).not.toBe("0");
  });
  expect(screen.getByRole("button")).toBe(written);
});
