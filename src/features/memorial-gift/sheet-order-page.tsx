import React, { useSyncExternalStore } from "react";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";

type Props = { order: string; receiver: Receiver };

const SheetOrder = React.lazy(() => import("./sheet-order.tsx"));
const never = () => () => undefined;

/** The page is built without a reference: what the URL names is shown once there is one. */
export function SheetOrderPage({ order, receiver }: Props) {
  const { say } = useTexts();
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <LazyBoundary words={say("form.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
      {isMounted ? (
        <SheetOrder order={order} receiver={receiver} />
      ) : (
        <noscript>
          <p className="wrap">{say("memorial.page.noScript", { phone: receiver.phone.shown })}</p>
        </noscript>
      )}
    </LazyBoundary>
  );
}
