import { useEffect, useReducer, type RefObject } from "react";
import { unhydratedMark, takeSubmitBeforeHydration } from "#src/lib/submit-before-hydration.ts";

/**
 * For a form with `unhydratedForm`: a press before React has taken it over is kept by the script before hydration and made
 * again here, once the fields have reported what was done in them before (use-input-before-hydration.ts). The page is not
 * reloaded.
 */
export function useSubmitBeforeHydration(form: RefObject<HTMLFormElement | null>, isReady = true): void {
  const [isHydrated, hydrated] = useReducer(() => true, false);
  useEffect(() => {
    if (!isReady) return undefined;
    // The fields tell in this turn too, and before: they are inside the form. What they told is in place when it is drawn.
    const timer = setTimeout(hydrated);
    return () => clearTimeout(timer);
  }, [isReady]);
  useEffect(() => {
    if (!isHydrated || form.current === null) return;
    form.current.removeAttribute(unhydratedMark);
    takeSubmitBeforeHydration(form.current)?.click();
  }, [form, isHydrated]);
}
