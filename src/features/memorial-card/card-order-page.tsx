import React, { useSyncExternalStore } from "react";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CardOrder } from "./card-order.tsx";
import { CardOrderLayout } from "#src/core/card/card-order-layout.tsx";

type Props = { order: string; receiver: Receiver };

const never = () => () => undefined;

/** The page is built without a reference: what the URL names is shown once there is one. */
export function CardOrderPage({ order, receiver }: Props) {
  const { say } = useTexts();
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isMounted) return <CardOrder order={order} receiver={receiver} />;
  return (
    <noscript>
      <CardOrderLayout>
        <p>{say("memorialCardOrder.noScript", { phone: receiver.phone.shown })}</p>
      </CardOrderLayout>
    </noscript>
  );
}
