import React, { type ReactNode } from "react";
import { OrderLayout } from "#src/core/order/steps/order-layout.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { useIsMounted } from "#src/core/use-is-mounted.ts";

type Props = { receiver: Receiver; children: ReactNode };

/** The page is built without a link: what the URL carries is looked up once there is one. */
export function LinkedGiftPage({ receiver, children }: Props) {
  const { say } = useTexts();
  if (useIsMounted()) return children;
  return (
    <noscript>
      <OrderLayout>
        <p className="order-form">{say("linkedGift.noScript", { phone: receiver.phone.shown })}</p>
      </OrderLayout>
    </noscript>
  );
}
