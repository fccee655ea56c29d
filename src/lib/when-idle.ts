/** Safari has no idle callback; a short wait after load does the same work there. */
const waitWithoutIdleCallbackMs = 300;
const longestWaitMs = 3000;

/** Runs the work when the page has loaded and the browser rests. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  let calledOff = false;
  const run = () => {
    if (!calledOff) work();
  };
  const afterLoad = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: longestWaitMs });
    else setTimeout(run, waitWithoutIdleCallbackMs);
  };
  if (document.readyState === "complete") afterLoad();
  else window.addEventListener("load", afterLoad, { once: true });
  return () => {
    calledOff = true;
    window.removeEventListener("load", afterLoad);
  };
}
