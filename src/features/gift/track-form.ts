import type { FormEvent } from "@hjarta-lunga/contract/events.ts";
import type { Step } from "./journey.ts";

/** Told by what loads later anyway: the form's first script carries none of it. */
export function trackForm(type: FormEvent, step?: Step): void {
  import("#src/core/tracking/form-events.ts").then(
    ({ formEvent }) => formEvent(type, "regular_gift", step),
    // A gift that is not told of is still a gift.
    () => undefined,
  );
}
