import type { WebEvent } from "@hjarta-lunga/contract/schemas/web-events.ts";
import { webEventCall } from "@hjarta-lunga/contract/calls/web-events.ts";
import { sendOnLeaving } from "./beacon.ts";

export const webEventPath = webEventCall.path;

export const registerWebEventOnLeaving = (event: WebEvent): void =>
  sendOnLeaving(webEventPath, JSON.stringify(event), "application/json");
