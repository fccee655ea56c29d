import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * A form may be filled in before script has taken it over. React would then put back what the page was built with, and an
 * amount would change under the visitor's hand: what was done is read at once, and told when the form has come to rest
 * and knows what its URL says.
 */
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
  // Before anything can be pressed in what React has taken over or made: those presses report themselves.
  useLayoutEffect(() => {
    untold.current = read();
  }, []);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => tellNow());
    return () => clearTimeout(timer);
  }, [isReady]);
}
