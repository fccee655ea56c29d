import React, { useSyncExternalStore } from "react";
import { useTexts } from "#src/core/texts.tsx";

let waiting = false;
const listeners = new Set<() => void>();

/** Gatsby calls after 1000 ms of waiting, and when the page has come. */
export function setDelayed(next: boolean): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Delayed() {
  const { say } = useTexts();
  const shown = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => false,
  );
  return (
    <div className="delayed" role="status">
      {shown && <p>{say("shell.delayed")}</p>}
    </div>
  );
}
