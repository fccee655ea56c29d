import { useEffect, useSyncExternalStore } from "react";
import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { storedInTab } from "#src/lib/stored-in-tab.ts";

/* What every page knows of it. The rest comes to who is logged in. */

let logOut: (() => void) | null = null;
const listeners = new Set<() => void>();

export function setLogOut(now: (() => void) | null): void {
  logOut = now;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Null while nobody is logged in. */
export function useLogOut(): (() => void) | null {
  useEffect(() => {
    if (storedInTab(tabKeys.myData) === null) return;
    import("./session.ts").then(
      ({ session }) => session.start(),
      () => undefined,
    );
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => logOut,
    () => null,
  );
}
