import React from "react";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { ShownOrder, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { useOrderScreen } from "#src/core/order/screen/use-order-screen.ts";
import { useTexts } from "#src/core/texts.tsx";
import { giftThanks } from "./gift-thanks.tsx";
import { kind, stepNames, type GiftDraft, type GivenProduct } from "./gift.ts";
import { LateGiver } from "./late-giver.tsx";

type Props = OrderStepProps<GiftDraft> & { product: GivenProduct };

/** An order that another tab or device has begun, or a paid one that is looked at anew, on a screen of its own. */
export default function GiftOrder({ product, ...props }: Props) {
  const { say } = useTexts();
  const { draft, receiver, order } = props;
  const { method, isMethodChosen = false } = draft;
  const state = useOrderScreen({ ...props, kind, method, isMethodChosen });
  return (
    <ShownOrder
      {...props}
      kind={kind}
      names={stepNames}
      amount={amountOf(draft)}
      state={state}
      thanks={({ amount }) =>
        giftThanks({
          product,
          receiver,
          say,
          order,
          amount,
          giver: (
            <LateGiver
              product={product}
              order={order}
              amount={amount}
              phone={receiver.phone}
              onSaved={() => void state.askNow()}
            />
          ),
        })
      }
    />
  );
}
