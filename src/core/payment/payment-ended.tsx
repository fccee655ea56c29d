import React from "react";
import type { FailureReason, PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { EndedScreen } from "./payment-screen.ts";

type Props = {
  state: EndedScreen;
  method: PaymentMethod;
  reason: FailureReason | null;
  /** Whether money came that goes back, or may still come of another payment. */
  hasOtherMoney: boolean;
  phone: Phone;
  isBusy: boolean;
  onAgain: () => void;
  onOtherWay: () => void;
};

/** The same way again would end the same: another is offered first. */
const needsOtherWay: readonly (FailureReason | null)[] = ["payerNotEnrolled", "cardExpired"];
const statesSayEnough = ["timedOut", "cancelledByVisitor"] as const;
type Telling = Exclude<FailureReason, (typeof statesSayEnough)[number]>;
const saysMore = (reason: FailureReason | null): reason is Telling =>
  reason !== null && !(statesSayEnough as readonly FailureReason[]).includes(reason);

/** After which of them it is known that no money moved. Only then it is said. */
const knownUnmoved: Record<FailureReason, boolean> = {
  declinedByBank: true,
  declinedByPayer: true,
  bankIdBusy: true,
  bankIdFailed: true,
  payerNotEnrolled: true,
  payerBusy: true,
  cardExpired: true,
  cardNotVerified: true,
  timedOut: true,
  bankError: true,
  providerAway: true,
  outcomeUnknown: false,
  cancelledByVisitor: true,
  cancelledUnconfirmed: false,
};

export function PaymentEnded({ state, method, reason, hasOtherMoney, phone, isBusy, onAgain, onOtherWay }: Props) {
  const { say } = useTexts();
  const why: TextKey = saysMore(reason) ? `payment.reason.${reason}` : `payment.${state}.text`;
  const otherFirst = needsOtherWay.includes(reason);
  const again: TextKey = state === "expired" && method === "swishDirect" ? "payment.newCode" : "payment.again";
  return (
    <>
      <ScreenHeading>{say(`payment.${state}.heading`)}</ScreenHeading>
      <p className="lead">{say(why)}</p>
      {!hasOtherMoney && (reason === null || knownUnmoved[reason]) && (
        <p>
          <b>{say("payment.noMoney")}</b>
        </p>
      )}
      <div className="actions">
        <button
          className="btn btn--big"
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={otherFirst ? onOtherWay : onAgain}
        >
          {say(isBusy ? "payment.starting" : otherFirst ? "payment.otherWay" : again)}
        </button>
        {!otherFirst && (
          <button className="plain" type="button" onClick={onOtherWay}>
            {say("payment.otherWay")}
          </button>
        )}
      </div>
      <PhoneLine phone={phone} text="payment.orCall" />
    </>
  );
}
