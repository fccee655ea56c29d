import { preview } from "@hjarta-lunga/contract/routes.ts";
import { followVisit } from "#src/core/tracking/visit.ts";
import { startServiceWorker } from "./offline/service-worker.ts";
import { startRipples } from "./ripple.ts";
import { followWaysBack } from "./scroll-again.ts";
import { startSecondPress } from "./second-press.ts";

const reportsWaitMs = 1000;

export function startAfterIdle(): void {
  // For styles that wait for hydration.
  document.documentElement.setAttribute("data-hydrated", "");
  startRipples();
  startSecondPress();
  followWaysBack();
  // Nobody visits it, and nothing of it is kept on the device.
  if (window.location.pathname.startsWith(preview.pattern)) return;
  followVisit();
  startServiceWorker();
  const dsn = process.env.GATSBY_ERROR_REPORTING_DSN ?? "";
  if (dsn === "") return;
  setTimeout(() => {
    import("#src/core/errors/error-reporting.ts").then(
      ({ startErrorReporting }) => startErrorReporting(dsn),
      () => undefined,
    );
  }, reportsWaitMs);
}
