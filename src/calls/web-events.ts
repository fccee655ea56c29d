import type { WebEvent, WebEventAnswer } from "@hjarta-lunga/contract/schemas/web-events.ts";
import { charityApi } from "./clients.ts";
import { webEventPath } from "./web-event-beacon.ts";

export async function registerWebEvent(event: WebEvent): Promise<WebEventAnswer> {
  const { data } = await charityApi.post<Partial<WebEventAnswer> | null>(webEventPath, event);
  return { recorded: data?.recorded === true };
}
