import { render } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ChosenMonthly } from "#src/features/gift/chosen-monthly.tsx";
import { Words } from "../../words.tsx";

const phone = { shown: "08-123 45 67", dialled: "+4681234567" };
const page = (
  <Words>
    <ChosenMonthly phone={phone} />
  </Words>
);
const come = (search: string) => {
  window.history.replaceState(null, "", `/bli-manadsgivare/${search}`);
  return render(page).container;
};

test.each([
  ["?belopp=300", "Du valde 300 kr i månaden"],
  ["?belopp=1+000", "Du valde 1\u00a0000 kr i månaden"],
  ["?belopp=99,50", "Du valde 99,50 kr i månaden"],
])("%s is told to who came with it, and whom to call", (search, told) => {
  const shown = come(search);
  expect(shown.textContent).toContain(told);
  expect(shown.querySelector("a")?.getAttribute("href")).toBe("tel:+4681234567");
});

test.each(["", "?belopp=", "?belopp=mycket", "?belopp=1.000", "?belopp=0", "?belopp=-5"])(
  "%s tells nothing",
  (search) => {
    expect(come(search).innerHTML).toBe("");
  },
);

test("the page that was built without a URL hydrates without a complaint, and tells the amount then", () => {
  window.history.replaceState(null, "", "/bli-manadsgivare/?belopp=300");
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  expect(container.innerHTML).toBe("");
  render(page, { container, hydrate: true });
  expect(container.textContent).toContain("Du valde 300 kr i månaden");
});
