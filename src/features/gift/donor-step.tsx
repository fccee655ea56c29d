import React from "react";
import { navigate } from "gatsby";
import { addRegularGift } from "#src/calls/gifts.ts";
import { DonorForm, type DonorStepProps } from "#src/core/donor/donor-form.tsx";
import type { AmountProblem } from "#src/core/order/amount/chosen-amount.ts";
import { refusedAmount } from "#src/core/order/amount/refused-amount.ts";
import { newOrder } from "#src/core/order/draft/place-order.ts";
import { useTexts } from "#src/core/texts.tsx";
import { bringToCompanyGift } from "../company-gift/brought-along.ts";
import { kind, type GiftDraft } from "./gift.ts";

type Props = DonorStepProps<GiftDraft> & { onAmountRefused: (problem: AmountProblem) => void };

export default function DonorStep({ onAmountRefused, ...props }: Props) {
  const { amount, draft } = props;
  const { language } = useTexts();
  return (
    <DonorForm
      {...props}
      kind={kind}
      privacy="donor.privacy"
      companyElsewhere={{
        text: "donor.companyElsewhere",
        submit: "donor.companyGoOn",
        onGo: () => {
          const { href, state } = bringToCompanyGift(amount, draft.donor);
          navigate(href, { state });
        },
      }}
      orderOf={(donor) => newOrder({ amount, donor, language }, addRegularGift)}
      refusedEarlier={({ amount: wrong }) => (wrong === undefined ? null : refusedAmount(wrong))}
      onRefused={onAmountRefused}
    />
  );
}
