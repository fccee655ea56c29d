import React from "react";
import type { BankIdAction, BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import type { AuthenticateBankId, BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import type { Phone } from "#src/core/phone-text.tsx";

/** Where the app is, in which language it speaks, and to which page it leads back. */
export type BankIdStart = Pick<AuthenticateBankId, "device" | "language" | "returnTo">;

type Props = {
  /** What an order of this tab, or one that the app leads back with, must be for to be taken up here. */
  purpose: BankIdPurpose;
  action: BankIdAction;
  /** `authenticateBankId` or `signBankId`, with what the journey knows. Called on a press, each time anew. */
  start: (how: BankIdStart) => Promise<BankIdAnswer>;
  /** Once. The token is for one purpose and one action, for ten minutes, in this browser. */
  onComplete: (token: string) => void;
  /** The token that `start` sends is too old, or another's: the visitor identifies again. */
  onIdentityExpired?: () => void;
  phone: Phone;
};

/**
 * Identification and signature by BankID. Stands in a step of a journey, below its heading, and says and does the rest
 * itself: which device, the code, the app, waiting, errors, cancelling. A page that may be led back to by the app asks
 * `isLedBack()` (led-back.ts) in its first effect, and shows the step where it left off, with this in it: the order is then
 * taken up here. So it is in a tab that the phone has unloaded meanwhile. The page's texts need the namespace `bankid`.
 * A press begins; leaving the step gives up what is not complete.
 */
export function BankId(props: Props) {
  return <div>{props.action}</div>;
}
