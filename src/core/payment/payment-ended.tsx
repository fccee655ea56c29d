import React, { useState, type ComponentType } from "react";
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
  /** Where it is not the heading of the whole screen. */
  Heading?: ComponentType<{ children: string }>;
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

export function PaymentEnded(props: Props) {
  const { state, method, reason, hasOtherMoney, phone, isBusy, onAgain, onOtherWay, Heading = ScreenHeading } = props;
  const { say } = useTexts();
  const why: TextKey = saysMore(reason) ? `payment.reason.${reason}` : `payment.${state}.text`;
  const otherFirst = needsOtherWay.includes(reason);
  const again: TextKey = state === "expired" && method === "swishDirect" ? "payment.newCode" : "payment.again";
  return (
    <>
      <Heading>{say(`payment.${state}.heading`)}</Heading>
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

type PaymentUnknownProps = {
  shortOrderReference: string;
  receiptTo: string | null;
  phone: Phone;
  onAskAgain: () => Promise<void>;
};

/** Money may have moved: nothing is promised, nothing is tried again, and we go on asking. */
export function PaymentUnknown({ shortOrderReference, receiptTo, phone, onAskAgain }: PaymentUnknownProps) {
  const { say } = useTexts();
  const [asked, setAsked] = useState<"no" | "asking" | "nothingNew">("no");

  async function askAgain() {
    setAsked("asking");
    await onAskAgain();
    setAsked("nothingNew");
  }
  return (
    <>
      <ScreenHeading>{say("payment.unknown.heading")}</ScreenHeading>
      <p className="lead">{say("payment.unknown.text")}</p>
      <ul className="points">
        <li>{say("payment.unknown.doNotPay")}</li>
        <li>{say("payment.unknown.look")}</li>
        <li>{receiptTo === null ? say("payment.unknown.stay") : say("payment.unknown.mail", { email: receiptTo })}</li>
      </ul>
      <PhoneLine phone={phone} text="payment.unknown.call" fillIns={{ order: shortOrderReference }} />
      <div className="actions">
        <button className="btn btn--big" type="button" onClick={() => void askAgain()}>
          {say("payment.askAgain")}
        </button>
      </div>
      <p role="status">
        {asked === "asking" && say("payment.unknown.asking")}
        {asked === "nothingNew" && say("payment.unknown.nothingNew")}
      </p>
    </>
  );
}
