import React from "react";
import { orderKinds, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { OrderLayout } from "../steps/order-layout.tsx";
import { OrderSide } from "../side/order-side.tsx";
import { orderText } from "../order-text.ts";
import type { Receiver } from "../receiver.ts";

export function OrderNotFound({ kind, receiver }: { kind: OrderKind; receiver: Receiver }) {
  const { say } = useTexts();
  return (
    <OrderLayout>
      <div className="order-form words">
        <ScreenHeading>{say(orderText(kind, "notFound.heading"))}</ScreenHeading>
        <p className="lead">
          <PhoneText phone={receiver.phone} text={(shown) => say(orderText(kind, "notFound.text"), { phone: shown })} />
        </p>
        <div className="actions">
          <SmartLink className="btn btn--big" href={orderKinds[kind].path}>
            {say(orderText(kind, "notFound.again"))}
          </SmartLink>
        </div>
      </div>
      <OrderSide kind={kind} amount={null} organisation={receiver.name} />
    </OrderLayout>
  );
}
