import { createContext, useContext } from "react";
import { journeyOf, type JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";

/** Of what is chosen in a journey, where it has a tone of its own: a card of condolence among cards of joy. */
export const ToneOfChoice = createContext<OrderTone | null>(null);

export function useOrderTone(kind: JourneyKind): OrderTone {
  const chosen = useContext(ToneOfChoice);
  return chosen ?? journeyOf(kind).tone;
}
