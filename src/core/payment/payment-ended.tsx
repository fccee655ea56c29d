import React from "react";
import type { FailureReason, PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";

type Ended = "declined" | "cancelled" | "expired" | "failed";
type Props = {
  state: Ended;
  method: PaymentMethod;
  reason: FailureReason | null;
  phone: Phone;
  isBusy: boolean;
  onAgain: () => void;
  onOtherWay: () => void;
};

/** The same way again would end the same: another is offered first. */
const needsOtherWay: readonly (FailureReason | null)[] = ["payerNotEnrolled", "cardExpired"];
/** What the state itself says better than its reason. */
const saysNothingMore: readonly (FailureReason | null)[] = [null, "timedOut", "cancelledByVisitor"];

/** Given up while nobody could be asked: whether money moved is not known. */
const mayHaveMovedMoney: readonly (FailureReason | null)[] = ["cancelledUnconfirmed"];

/** A payment that ended without money: what happened, that nothing was drawn, and the way on. */
export function PaymentEnded({ state, method, reason, phone, isBusy, onAgain, onOtherWay }: Props) {
  const { say } = useTexts();
  const why: TextKey =
    reason === null || saysNothingMore.includes(reason) ? `payment.${state}.text` : `payment.reason.${reason}`;
  const otherFirst = needsOtherWay.includes(reason);
  const again: TextKey = state === "expired" && method === "swishDirect" ? "payment.newCode" : "payment.again";
  return (
    <>
      <ScreenHeading>{say(`payment.${state}.heading`)}</ScreenHeading>
      <p className="lead">{say(why)}</p>
      {!mayHaveMovedMoney.includes(reason) && (
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
      <p>
        <PhoneText phone={phone} text={(shown) => say("payment.orCall", { phone: shown })} />
      </p>
    </>
  );
}
