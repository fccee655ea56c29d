import { BrowserClient, defaultStackParser, makeFetchTransport, Scope, type ErrorEvent } from "@sentry/gatsby";
import { ApiError } from "#src/calls/api-error.ts";
import { deliverReports, type ErrorReport } from "#src/lib/error-reports.ts";
import { withoutPersonalData } from "#src/lib/personal-data.ts";
import { trackedUrl } from "#src/lib/tracked-url.ts";

/** A bare client: no integration listens, nothing is traced, recorded or counted. Only the errors it is given are told. */
export function startErrorReporting(dsn: string): void {
  const client = new BrowserClient({
    dsn,
    environment: process.env.NODE_ENV,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    maxBreadcrumbs: 0,
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeSend: scrubEvent,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();

  const isWorthTelling = createFilter();
  deliverReports((report) => {
    if (!isWorthTelling(report)) return;
    const { error, failure } = report;
    scope.captureException(error, { captureContext: { tags: { ...(failure && { failure }), ...tagsOf(error) } } });
  });
}

const tagsOf = (error: unknown) =>
  error instanceof ApiError ? { code: error.code, requestId: error.requestId, status: error.status } : {};

/** Made by the client or by us, never from what a visitor wrote. */
const told = ["event_id", "timestamp", "platform", "level", "environment", "tags", "sdk"] as const;

/** All else that a client could add is left out: who, from where, with which cookies, what they did before. */
function scrubEvent(event: ErrorEvent): ErrorEvent {
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

const mostOnAPage = 20;

/** Known noise. A page that does not exist costs failed requests, and none of them is a fault. */
const noise = [
  /^page resources for .* not found\. Not rendering React$/,
  // Of a script from elsewhere: the browser tells no more.
  /^Script error\.?$/,
  /^ResizeObserver loop /,
];

const fromExtension = /\b(?:chrome|moz|safari(?:-web)?)-extension:\/\//;

function createFilter(): (report: ErrorReport) => boolean {
  const told = new Set<string>();
  return ({ error, failure }) => {
    const message = error instanceof Error ? error.message : String(error);
    if (noise.some((known) => known.test(message))) return false;
    if (error instanceof Error && fromExtension.test(error.stack ?? "")) return false;
    const name = `${failure ?? ""} ${error instanceof Error ? error.name : ""} ${message}`;
    if (told.has(name) || told.size >= mostOnAPage) return false;
    told.add(name);
    return true;
  };
}
