import type { FormEvent } from "@hjarta-lunga/contract/event-names.ts";
import type { Product } from "@hjarta-lunga/contract/gifts.ts";
import { journeyOf, type JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";

/** Told by what loads later anyway: the form's first script carries none of it. */
export function trackForm(kind: JourneyKind, type: FormEvent, step?: string): void {
  const { product } = journeyOf(kind);
  if (product !== null) trackProduct(product, type, step);
}

export function trackProduct(product: Product, type: FormEvent, step?: string): void {
  import("./form-events.ts").then(
    ({ formEvent }) => formEvent(type, product, step),
    // An order that is not told of is still an order.
    () => undefined,
  );
}
