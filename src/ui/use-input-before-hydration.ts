import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/** React resets fields filled in before hydration: they are read before, and reported when the URL is read. */
export function useInputBeforeHydration<Done>(
  read: () => Done | null,
  tell: (done: Done) => void,
  isReady = true,
): void {
  const untold = useRef<Done | null>(null);
  const tellNow = useEffectEvent(() => {
    if (untold.current !== null) tell(untold.current);
    untold.current = null;
  });
  // Before any event that React handles, which reports itself.
  useLayoutEffect(() => {
    untold.current = read();
  }, []);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => tellNow());
    return () => clearTimeout(timer);
  }, [isReady]);
}
