import React from "react";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderScreen, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { giftThanks } from "./gift-thanks.tsx";
import { kind, stepNames, type GiftDraft, type GivenProduct } from "./gift.ts";

type Props = OrderStepProps<GiftDraft> & { product: GivenProduct };

/** An order that another tab or device has begun, on a screen of its own. */
export default function GiftOrder({ product, ...props }: Props) {
  const { say } = useTexts();
  const { draft, receiver, order } = props;
  return (
    <OrderScreen
      {...props}
      kind={kind}
      names={stepNames}
      amount={amountOf(draft)}
      mobile={draft.donor.mobile}
      thanks={({ amount }) => giftThanks({ product, receiver, say, order, amount })}
    />
  );
}
