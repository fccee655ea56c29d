import React from "react";
import { CardOrderPage } from "#src/core/card/card-order-page.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CardOrder } from "./card-order.tsx";

type Props = { order: string; receiver: Receiver };

/** What its sender has of a memorial card. */
export function CandleOrderPage({ order, receiver }: Props) {
  const { say } = useTexts();
  return (
    <CardOrderPage noScript={say("memorialCardOrder.noScript", { phone: receiver.phone.shown })}>
      <CardOrder order={order} receiver={receiver} />
    </CardOrderPage>
  );
}
