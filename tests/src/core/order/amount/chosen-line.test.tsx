import { render, screen } from "@testing-library/react";
import React from "react";
import { expect, test } from "vitest";
import { ChosenLine } from "#src/core/order/amount/chosen-line.tsx";
import { Words } from "../../../words.tsx";

test.each([
  [undefined, "Du ger 250 kr en gång"],
  ["Minnesljus", "Minnesljus 250 kr en gång"],
])("what is chosen stands beside its sum without commas: %s", (name, shown) => {
  render(<ChosenLine kind="regular_gift" amount={250} name={name} />, { wrapper: Words });
  expect(screen.getByText("250 kr").closest("p")?.textContent).toBe(shown);
});
