import React, { useSyncExternalStore, type ReactNode } from "react";
import { CardOrderLayout } from "./card-order-layout.tsx";

type Props = { noScript: string; children: ReactNode };

const never = () => () => undefined;

/** The page is built without a reference: what the URL names is shown once there is one. */
export function CardOrderPage({ noScript, children }: Props) {
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isMounted) return children;
  return (
    <noscript>
      <CardOrderLayout>
        <p>{noScript}</p>
      </CardOrderLayout>
    </noscript>
  );
}
