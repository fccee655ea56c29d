import type { FormEvent } from "@hjarta-lunga/contract/events.ts";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";

/** Told by what loads later anyway: the form's first script carries none of it. */
export function trackForm(kind: OrderKind, type: FormEvent, step?: string): void {
  import("./form-events.ts").then(
    ({ formEvent }) => formEvent(type, kind, step),
    // An order that is not told of is still an order.
    () => undefined,
  );
}
