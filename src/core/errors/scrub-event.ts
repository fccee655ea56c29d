import type { ErrorEvent } from "@sentry/gatsby";
import { withoutPersonalData } from "#src/lib/personal-data.ts";
import { trackedUrl } from "#src/lib/tracked-url.ts";

/** Made by the client or by us, never from what a visitor wrote. */
const told = ["event_id", "timestamp", "platform", "level", "environment", "tags", "sdk"] as const;

/** All else that a client could add is left out: who, from where, with which cookies, what they did before. */
export function scrubEvent(event: ErrorEvent): ErrorEvent {
  return {
    ...pick(event),
    ...(event.message !== undefined && { message: withoutPersonalData(event.message) }),
    ...(event.exception && { exception: scrubbed(event.exception) }),
    request: { url: trackedUrl() },
  };
}

function pick(event: ErrorEvent): ErrorEvent {
  const picked = told.filter((key) => event[key] !== undefined).map((key) => [key, event[key]]);
  return Object.assign({ type: undefined }, Object.fromEntries(picked) as Partial<ErrorEvent>);
}

function scrubbed<Value>(value: Value): Value {
  if (typeof value === "string") return withoutPersonalData(value) as Value;
  if (Array.isArray(value)) return value.map(scrubbed) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scrubbed(inner)])) as Value;
}
