import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { emptyOrderDraft } from "#src/core/order/draft/order-draft.ts";
import { OrderScreen } from "#src/core/order/screen/order-screen.tsx";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { forgetOwnOrder } from "./use-shown-order.ts";

const kind = "extra_gift";

const stepNames = { amount: "extra.step.amount", order: "extra.step.order" } as const satisfies StepNames;

export type ExtraOrderProps = {
  order: string;
  /** It was made by the link of this tab, which may make another in its place. */
  isOwn: boolean;
  product: { heading: string; thanks: string };
  receiver: Receiver;
  onChange: () => void;
};

export default function ExtraOrder({ order, isOwn, product, receiver, onChange }: ExtraOrderProps) {
  const { say } = useTexts();
  return (
    <OrderScreen
      kind={kind}
      names={stepNames}
      order={order}
      // The button before it said Swish.
      draft={{ ...emptyOrderDraft, isMethodChosen: true, order: isOwn ? order : null }}
      amount={undefined}
      receiver={receiver}
      onChange={onChange}
      onPaid={forgetOwnOrder}
      onReplaced={forgetOwnOrder}
      thanks={() => ({
        product,
        next: [say("extra.thanks.monthlyAsBefore")],
        actions: (
          <SmartLink className="btn btn--line" href={routes.start.href()}>
            {say("linkedGift.toStart")}
          </SmartLink>
        ),
      })}
    />
  );
}
