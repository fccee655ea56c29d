import React, { useSyncExternalStore } from "react";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SheetLayout } from "./sheet-layout.tsx";
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
      <SheetLayout>
        <p>{say("memorial.page.noScript", { phone: receiver.phone.shown })}</p>
      </SheetLayout>
    </noscript>
  );
}
