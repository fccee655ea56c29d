import type { ErrorReport } from "#src/lib/error-reports.ts";

const mostOnAPage = 20;

/** Known noise. A page that does not exist costs failed requests, and none of them is a fault. */
const noise = [
  /^page resources for .* not found\. Not rendering React$/,
  // Of a script from elsewhere: the browser tells no more.
  /^Script error\.?$/,
  /^ResizeObserver loop /,
];

const fromExtension = /\b(?:chrome|moz|safari(?:-web)?)-extension:\/\//;

export function createFilter(): (report: ErrorReport) => boolean {
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
