import React, { type ComponentProps } from "react";
import { fireEvent, screen } from "@testing-library/react";
import type { BankId as RealBankId } from "#src/core/identity/bankid.tsx";

type Props = Pick<ComponentProps<typeof RealBankId>, "onComplete">;

/** Somebody identifies with one press. */
export function BankId({ onComplete }: Props) {
  return (
    <button type="button" onClick={() => onComplete("t")}>
      BankID
    </button>
  );
}

export const identify = async () => fireEvent.click(await screen.findByRole("button", { name: "BankID" }));
