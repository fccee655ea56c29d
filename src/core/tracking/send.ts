import type { WebEvent, WebEventAnswer } from "@hjarta-lunga/contract/schemas/web-events.ts";
import { registerWebEventOnLeaving } from "#src/calls/web-event-beacon.ts";
import { reportError } from "#src/lib/error-reports.ts";
import { trackedUrl } from "#src/lib/tracked-url.ts";
import { trackingAllowed } from "../consent-choice.ts";
import { keepVisitor } from "./visitor.ts";

type OwnFields<Event> = Event extends WebEvent ? Omit<Event, "session" | "identity" | "currentUrl"> : never;
export type EventFields = OwnFields<WebEvent>;

/** A failure goes to the error reports only: an event about it would fail as well. */
export async function sendWebEvent(fields: EventFields, currentUrl = trackedUrl()): Promise<WebEventAnswer | null> {
  if (!trackingAllowed()) return null;
  const event = { ...fields, ...keepVisitor(), currentUrl };
  try {
    const { registerWebEvent } = await import("#src/calls/web-events.ts");
    return await registerWebEvent(event);
  } catch (error) {
    reportError(error, "RegisterWebEventFailed");
    return null;
  }
}

export function sendWebEventOnLeaving(fields: EventFields, currentUrl: string): void {
  if (trackingAllowed()) registerWebEventOnLeaving({ ...fields, ...keepVisitor(), currentUrl });
}
