import { act, render } from "@testing-library/react";
import React from "react";
import { expect, test, vi } from "vitest";
import { AmountChoice } from "#src/ui/amount-choice.tsx";

const labels = { other: "Annat", otherLabel: "Annat belopp", currency: "kr" };

test.each([
  ["a preset", 250, ""],
  ["an own amount", null, "300"],
  ["nothing yet", null, ""],
])("%s that nobody has touched stays as it is", async (_what, chosen, own) => {
  const told = vi.fn();
  render(
    <AmountChoice
      legend="Belopp"
      name="belopp"
      presets={[100, 250]}
      chosen={chosen}
      own={own}
      labels={labels}
      show={String}
      onChoose={told}
      onOwn={told}
    />,
  );
  await act(() => new Promise((later) => setTimeout(later)));
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ["is not taken before anything is chosen", null, "", undefined, false],
  ["is taken by what is written there", null, "300", undefined, true],
  ["is marked where nothing was chosen and somebody went on", null, "", "fault", true],
  ["is not taken beside a preset", 250, "", undefined, false],
])("the slip for an own amount %s", (_what, chosen, own, errorId, isTaken) => {
  const nothing = () => undefined;
  const { getByLabelText } = render(
    <AmountChoice
      {...{ legend: "Belopp", name: "belopp", presets: [100, 250], chosen, own, labels, show: String, errorId }}
      onChoose={nothing}
      onOwn={nothing}
    />,
  );
  expect(getByLabelText("Annat belopp").closest("label")?.matches(".own--taken")).toBe(isTaken);
});
