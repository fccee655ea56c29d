import React, { useSyncExternalStore, type ReactNode } from "react";
import { OrderLayout } from "#src/core/order/order-layout.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";

type Props = { receiver: Receiver; children: ReactNode };

const never = () => () => undefined;

/** The page is built without a link: what the URL carries is looked up once there is one. */
export function LinkedGiftPage({ receiver, children }: Props) {
  const { say } = useTexts();
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isMounted) return children;
  return (
    <noscript>
      <OrderLayout>
        <p className="order-form">{say("linkedGift.noScript", { phone: receiver.phone.shown })}</p>
      </OrderLayout>
    </noscript>
  );
}
