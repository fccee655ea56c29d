import React from "react";
import { amountFault } from "#src/core/order/amount/chosen-amount.ts";
import { MethodChoice } from "#src/core/payment/method-choice.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { BeginPay } from "./begin-pay.tsx";
import { kind, type GiftDraft, type GivenProduct } from "./gift.ts";
import type { OneGiftState } from "./use-one-gift.ts";

type Props = { gift: OneGiftState; draft: GiftDraft; product: GivenProduct; isReady: boolean; phone: string };

/** What begins a payment, and what was wrong with the last try. */
export function WaysToPay({ gift, draft, product, isReady, phone }: Props) {
  const { say } = useTexts();
  const { amount, frequency, beginning } = gift;
  const isMonthly = frequency === "monthly_gift";
  return (
    <>
      {beginning.failure !== null && (
        <FieldMessage id="order-failure" role="alert" text={say(beginning.failure, { phone })} />
      )}
      {gift.asksNumber && !isMonthly && amount !== undefined ? (
        <MethodChoice
          kind={kind}
          amount={amount}
          first="swishNumber"
          mobile=""
          isBusy={beginning.isMaking}
          refusal={null}
          onPay={gift.begin}
        />
      ) : (
        <BeginPay
          amount={amountFault(draft, product) === null || isMonthly ? amount : undefined}
          isMonthly={isMonthly}
          byCard={draft.method === "card"}
          isReady={isReady}
          isBusy={beginning.isMaking}
          onPay={gift.pay}
          onMonthly={gift.goMonthly}
        />
      )}
    </>
  );
}
