import React from "react";
import { orderKinds, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import bird from "../../../artwork/fagel.svg";

/** Watches over what is ordered, where there is cause for joy. */
export function OrderBird({ kind }: { kind: OrderKind }) {
  if (orderKinds[kind].tone === "quiet") return null;
  return <img className="bird" src={bird} width="300" height="240" alt="" />;
}
