import React, { useState } from "react";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";

type Props = {
  shortOrderReference: string;
  receiptTo: string | null;
  phone: Phone;
  onAskAgain: () => Promise<void>;
};

/** Money may have moved: nothing is promised, nothing is tried again, and we go on asking. */
export function PaymentUnknown({ shortOrderReference, receiptTo, phone, onAskAgain }: Props) {
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
