import { useRef } from "react";
import type { JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { trackForm } from "./track-form.ts";

/** Of a screen that holds several parts of its form: each is told of once. */
export function useTellOnce(kind: JourneyKind) {
  const parts = useRef(new Set<string>());
  return (part: string) => {
    if (parts.current.has(part)) return;
    parts.current.add(part);
    trackForm(kind, "form_step", part);
  };
}
