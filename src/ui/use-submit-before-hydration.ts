import { useEffect, useReducer, type RefObject } from "react";
import { unhydratedMark, takeSubmitBeforeHydration } from "#src/lib/submit-before-hydration.ts";

/** A press before hydration is repeated when the fields have reported their values. */
export function useSubmitBeforeHydration(form: RefObject<HTMLFormElement | null>, isReady = true): void {
  const [isHydrated, hydrated] = useReducer(() => true, false);
  useEffect(() => {
    if (!isReady) return undefined;
    // The fields' timers come first: effects of children run before this one.
    const timer = setTimeout(hydrated);
    return () => clearTimeout(timer);
  }, [isReady]);
  useEffect(() => {
    if (!isHydrated || form.current === null) return;
    form.current.removeAttribute(unhydratedMark);
    takeSubmitBeforeHydration(form.current)?.click();
  }, [form, isHydrated]);
}
