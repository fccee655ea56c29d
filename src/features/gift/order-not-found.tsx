import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { OrderLayout } from "#src/core/order/order-layout.tsx";
import type { GivenProduct, Receiver } from "./gift-product.ts";
import { GiftSide } from "./gift-side.tsx";

type Props = { product: GivenProduct; receiver: Receiver };

export function OrderNotFound({ product, receiver }: Props) {
  const { say } = useTexts();
  return (
    <OrderLayout>
      <div className="order-form words">
        <ScreenHeading>{say("payment.notFound.heading")}</ScreenHeading>
        <p className="lead">
          <PhoneText phone={receiver.phone} text={(shown) => say("payment.notFound.text", { phone: shown })} />
        </p>
        <div className="actions">
          <SmartLink className="btn btn--big" href={routes.gift.href()}>
            {say("payment.notFound.again")}
          </SmartLink>
        </div>
      </div>
      <GiftSide amount={undefined} product={product} receiver={receiver} />
    </OrderLayout>
  );
}
