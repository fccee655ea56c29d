import React from "react";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { authenticateBankId } from "#src/calls/bankid.ts";
import { BankId } from "#src/core/identity/bankid.tsx";
import { OrderLayout } from "#src/core/order/steps/order-layout.tsx";
import { OrderSide } from "#src/core/order/side/order-side.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
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
  const { phone, name } = receiver;
  const words = { amount: formatAmount(amount) };
  return (
    <OrderLayout>
      <div className="order-form words">
        <ScreenHeading>{say("linkedGift.bankid")}</ScreenHeading>
        <p className="lead">
          <PhoneText phone={phone} text={(shown) => say(`linkedGift.bankid.${why}`, { ...words, phone: shown })} />
        </p>
        <BankId
          key={why}
          purpose="linked_gift"
          action="auth"
          phone={phone}
          kept={amountToKeep(kind, amount)}
          start={(how) => authenticateBankId({ ...how, purpose: "linked_gift" })}
          onComplete={onIdentified}
        />
        <div className="actions">
          <button className="plain" type="button" onClick={onBack}>
            {say("order.back")}
          </button>
        </div>
      </div>
      <OrderSide kind="regular_gift" amount={null} organisation={name} />
    </OrderLayout>
  );
}
