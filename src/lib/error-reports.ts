import type { FailureEvent } from "@hjarta-lunga/contract/events.ts";

/** An error to be told of, and the event of the catalogue that it means, where it means one. */
export type ErrorReport = { error: unknown; failure?: FailureEvent };

/** Errors come in swarms: those that say most are the first. */
const mostBeforeStart = 20;

const waiting: ErrorReport[] = [];
let deliver: ((report: ErrorReport) => void) | undefined;

/**
 * Keeps an error until the reporter has loaded, then hands it over. A turn later, so that who catches the error can add
 * what it means to the same report.
 */
export function reportError(error: unknown, failure?: FailureEvent): void {
  const known = waiting.find((report) => report.error === error);
  const report = known ?? { error };
  if (failure) report.failure = failure;
  if (!known && waiting.length < mostBeforeStart) waiting.push(report);
  setTimeout(handOver);
}

export function deliverReports(to: (report: ErrorReport) => void): void {
  deliver = to;
  handOver();
}

function handOver(): void {
  if (deliver) waiting.splice(0).forEach(deliver);
}
