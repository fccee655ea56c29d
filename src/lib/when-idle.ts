/** Safari has no requestIdleCallback. */
const waitWithoutIdleCallbackMs = 300;
const longestWaitMs = 3000;

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
