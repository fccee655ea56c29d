import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportError } from "#src/lib/error-reports.ts";
import { pushGeneric } from "../tag-manager/data-layer.ts";
import { sendWebEvent } from "../tracking/send.ts";

export function reportFailure(event: FailureEvent, error: unknown): void {
  reportError(error, event);
  const code = error instanceof ApiError ? error.code : undefined;
  void sendWebEvent({ requestgroup: "error", type: event, ...(code !== undefined && { code }) });
  pushGeneric({ category: "error", action: event, label: code ?? "", nonInteraction: true });
}
