import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from "@sentry/gatsby";
import { ApiError } from "#src/calls/api-error.ts";
import { deliverReports } from "#src/lib/error-reports.ts";
import { createFilter } from "./worth-telling.ts";
import { scrubEvent } from "./scrub-event.ts";

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
