import React from "react";
import type { JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { useOrderTone } from "./order-tone.tsx";
import bird from "../../../../artwork/fagel.svg";

export function OrderBird({ kind }: { kind: JourneyKind }) {
  const tone = useOrderTone(kind);
  if (tone === "quiet") return null;
  return <img className="bird" src={bird} width="300" height="240" alt="" />;
}
