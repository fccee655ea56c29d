import React, { type ReactNode } from "react";
import { useSeenFromTop } from "#src/core/order/steps/use-seen-from-top.ts";
import { useIsMounted } from "#src/core/use-is-mounted.ts";
import { CardOrderLayout } from "./card-order-layout.tsx";

type Props = { noScript: string; children: ReactNode };

/** The page is built without a reference: what the URL names is shown once there is one. */
export function CardOrderPage({ noScript, children }: Props) {
  useSeenFromTop();
  if (useIsMounted()) return children;
  return (
    <noscript>
      <CardOrderLayout>
        <p>{noScript}</p>
      </CardOrderLayout>
    </noscript>
  );
}
