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
