import React from "react";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { authenticateBankId } from "#src/calls/bankid.ts";
import { BankId } from "#src/core/identity/bankid.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { MessageScreen } from "#src/core/order/screen/message-screen.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { amountToKeep, type Why } from "./use-holder.ts";

export type IdentifyHolderProps = {
  kind: LinkedGiftKind;
  amount: number;
  why: Why;
  receiver: Receiver;
  onIdentified: (token: string) => void;
  onBack: () => void;
};

export default function IdentifyHolder({ kind, amount, why, receiver, onIdentified, onBack }: IdentifyHolderProps) {
  const { say } = useTexts();
  return (
    <MessageScreen
      kind="regular_gift"
      heading={say("linkedGift.bankid")}
      lead={(phone) => say(`linkedGift.bankid.${why}`, { amount: formatAmount(amount), phone })}
      receiver={receiver}
    >
      <BankId
        key={why}
        purpose="linked_gift"
        action="auth"
        phone={receiver.phone}
        pageToStore={amountToKeep(kind, amount)}
        start={(how) => authenticateBankId({ ...how, purpose: "linked_gift" })}
        onComplete={onIdentified}
      />
      <div className="actions">
        <button className="plain" type="button" onClick={onBack}>
          {say("order.back")}
        </button>
      </div>
    </MessageScreen>
  );
}
