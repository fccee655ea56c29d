/**
 * Does it at once on a page that is seen, else as soon as it is: a page that was opened behind another, or ahead of time,
 * asks for nothing. Returns how to call it off.
 */
export function onceSeen(work: () => void): () => void {
  if (!document.hidden) {
    work();
    return () => undefined;
  }
  const look = () => {
    if (document.hidden) return;
    callOff();
    work();
  };
  const callOff = () => document.removeEventListener("visibilitychange", look);
  document.addEventListener("visibilitychange", look);
  return callOff;
}
