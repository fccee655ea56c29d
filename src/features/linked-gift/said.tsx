import React, { type ReactNode } from "react";
import { OrderLayout } from "#src/core/order/steps/order-layout.tsx";
import { OrderSide } from "#src/core/order/side/order-side.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";

type Props = {
  heading: string;
  /** It is what the page opens with: its heading takes no focus. */
  isFirst?: boolean;
  text?: (phone: string) => string;
  receiver: Receiver;
  children?: ReactNode;
};

export function Said({ heading, isFirst = false, text, receiver, children }: Props) {
  return (
    <OrderLayout>
      <div className="order-form words">
        <ScreenHeading quiet={isFirst}>{heading}</ScreenHeading>
        {text !== undefined && (
          <p className="lead">
            <PhoneText phone={receiver.phone} text={text} />
          </p>
        )}
        {children !== undefined && <div className="actions">{children}</div>}
      </div>
      <OrderSide kind="regular_gift" amount={null} organisation={receiver.name} />
    </OrderLayout>
  );
}
