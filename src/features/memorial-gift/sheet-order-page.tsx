import React from "react";
import { WhenMounted } from "#src/core/document-order/when-mounted.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SheetOrder } from "./sheet-order.tsx";

type Props = { order: string; receiver: Receiver };

export function SheetOrderPage({ order, receiver }: Props) {
  const { say } = useTexts();
  return (
    <WhenMounted noScript={say("memorial.page.noScript", { phone: receiver.phone.shown })}>
      <SheetOrder order={order} receiver={receiver} />
    </WhenMounted>
  );
}
