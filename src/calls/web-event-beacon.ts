import type { WebEvent } from "@hjarta-lunga/contract/schemas/web-events.ts";
import type { webEventCall } from "@hjarta-lunga/contract/calls/web-events.ts";

/** Written out, or the schema would come along. */
export const webEventPath: typeof webEventCall.path = "/api/RegisterWebEvent";

/** The last word of a page that is being left: an ordinary call would be cut. Nobody is there to hear the answer. */
export function registerWebEventOnLeaving(event: WebEvent): void {
  const body = JSON.stringify(event);
  const handedOver =
    "sendBeacon" in navigator && navigator.sendBeacon(webEventPath, new Blob([body], { type: "application/json" }));
  if (handedOver) return;
  const headers = { "content-type": "application/json" };
  fetch(webEventPath, { method: "POST", body, headers, keepalive: true }).catch(() => undefined);
}
