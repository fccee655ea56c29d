import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";

export type ErrorReport = { error: unknown; failure?: FailureEvent };

const mostBeforeStart = 20;

const waiting: ErrorReport[] = [];
let deliver: ((report: ErrorReport) => void) | undefined;

/** Handed over in a later task, so that whoever catches the error can add the failure to the same report. */
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
