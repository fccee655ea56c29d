import React, { type ReactNode } from "react";
import { WhenMounted } from "#src/core/order-page/when-mounted.tsx";
import { useSeenFromTop } from "#src/core/order/steps/use-seen-from-top.ts";
import { CardOrderLayout } from "./card-order-layout.tsx";

type Props = { noScript: string; children: ReactNode };

export function CardOrderPage(props: Props) {
  useSeenFromTop();
  return <WhenMounted layout={CardOrderLayout} {...props} />;
}
