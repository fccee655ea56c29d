import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { OrderScreen, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { kind, stepNames, type GiftDraft, type GivenProduct } from "./gift.ts";
import { ShareGift } from "./share-gift.tsx";

type Props = OrderStepProps<GiftDraft> & { product: GivenProduct };

export default function GiftOrder({ product, ...props }: Props) {
  const { say } = useTexts();
  const { draft, receiver } = props;
  return (
    <OrderScreen
      {...props}
      kind={kind}
      names={stepNames}
      amount={amountOf(draft)}
      mobile={draft.donor.mobile}
      thanks={({ orderReference }) => ({
        product,
        next: [say("gift.thanks.fund"), say("gift.thanks.research")],
        actions: (
          <>
            <ShareGift organisation={receiver.name} />
            <SmartLink className="textlink" href={routes.orderDiploma.href(orderReference)}>
              {say("gift.thanks.diploma")}
            </SmartLink>
            <SmartLink className="textlink" href={routes.monthlyGift.href()}>
              {say("gift.thanks.monthly")}
            </SmartLink>
          </>
        ),
      })}
    />
  );
}
