import type { WebEvent } from "@hjarta-lunga/contract/schemas/web-events.ts";
import type { webEventCall } from "@hjarta-lunga/contract/calls/web-events.ts";
import { sendOnLeaving } from "./beacon.ts";

/** Written out, or the schema would come along. */
export const webEventPath: typeof webEventCall.path = "/api/RegisterWebEvent";

export const registerWebEventOnLeaving = (event: WebEvent): void =>
  sendOnLeaving(webEventPath, JSON.stringify(event), "application/json");
