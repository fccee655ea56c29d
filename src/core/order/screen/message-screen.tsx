import React, { type ReactNode } from "react";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { Receiver } from "../receiver.ts";
import { OrderSide } from "../side/order-side.tsx";
import { OrderLayout } from "../steps/order-layout.tsx";

type Props = {
  kind: OrderKind;
  heading: string;
  /** It is what the page opens with: its heading takes no focus. */
  isFirstRender?: boolean;
  /** With the phone number filled in. */
  lead?: ((phone: string) => string) | undefined;
  receiver: Receiver;
  picture?: ReactNode;
  children?: ReactNode;
};

/** A screen in the place of a form: what is said, and what to do. */
export function MessageScreen({ kind, heading, isFirstRender = false, lead, receiver, picture, children }: Props) {
  return (
    <OrderLayout>
      <div className="order-form words">
        {picture}
        <ScreenHeading quiet={isFirstRender}>{heading}</ScreenHeading>
        {lead !== undefined && (
          <p className="lead">
            <PhoneText phone={receiver.phone} text={lead} />
          </p>
        )}
        {children}
      </div>
      <OrderSide kind={kind} amount={null} organisation={receiver.name} />
    </OrderLayout>
  );
}
