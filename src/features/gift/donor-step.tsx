import React from "react";
import { addRegularGift } from "#src/calls/gifts.ts";
import { DonorForm, type DonorStepProps } from "#src/core/donor/donor-form.tsx";
import type { AmountProblem } from "#src/core/order/amount/chosen-amount.ts";
import { refusedAmount } from "#src/core/order/amount/refused-amount.ts";
import { newOrder } from "#src/core/order/draft/place-order.ts";
import { useTexts } from "#src/core/texts.tsx";
import { kind, type GiftDraft } from "./gift.ts";

type Props = DonorStepProps<GiftDraft> & { onAmountRefused: (problem: AmountProblem) => void };

export default function DonorStep({ onAmountRefused, ...props }: Props) {
  const { amount } = props;
  const { language } = useTexts();
  return (
    <DonorForm
      {...props}
      kind={kind}
      privacy="donor.privacy"
      orderOf={(donor) => newOrder({ amount, donor, language }, addRegularGift)}
      refusedEarlier={({ amount: wrong }) => (wrong === undefined ? null : refusedAmount(wrong))}
      onRefused={onAmountRefused}
    />
  );
}
