import { followVisit } from "#src/core/tracking/visit.ts";
import { startServiceWorker } from "./offline/service-worker.ts";
import { startRipples } from "./ripple.ts";
import { followWaysBack } from "./scroll-again.ts";
import { startSecondPress } from "./second-press.ts";

/** What goes wrong is kept until then: the cookie question and the page itself come first. */
const reportsWaitMs = 1000;

/** What every page wants, but nobody waits for. */
export function startAfterIdle(): void {
  // For styles: what was left out to hydrate sooner may come.
  document.documentElement.setAttribute("data-hydrated", "");
  startRipples();
  startSecondPress();
  followVisit();
  followWaysBack();
  startServiceWorker();
  const dsn = process.env.GATSBY_ERROR_REPORTING_DSN ?? "";
  if (dsn === "") return;
  setTimeout(() => {
    import("#src/core/errors/error-reporting.ts").then(
      ({ startErrorReporting }) => startErrorReporting(dsn),
      // Without the network nothing could be told either.
      () => undefined,
    );
  }, reportsWaitMs);
}
