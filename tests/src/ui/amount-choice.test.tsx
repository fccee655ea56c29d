import { render } from "@testing-library/react";
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
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).not.toHaveBeenCalled();
});
