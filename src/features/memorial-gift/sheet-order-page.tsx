import React, { useSyncExternalStore } from "react";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SheetOrder } from "./sheet-order.tsx";

type Props = { order: string; receiver: Receiver };

const never = () => () => undefined;

/** The page is built without a reference: what the URL names is shown once there is one. */
export function SheetOrderPage({ order, receiver }: Props) {
  const { say } = useTexts();
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isMounted) return <SheetOrder order={order} receiver={receiver} />;
  return (
    <noscript>
      <p className="wrap">{say("memorial.page.noScript", { phone: receiver.phone.shown })}</p>
    </noscript>
  );
}
