import { useEffect, useReducer, type RefObject } from "react";
import { asleepMark, takeEarlySubmit } from "#src/lib/early-submit.ts";

/**
 * For a form with `asleepForm`: what is pressed before script has taken it over is kept by the early script, and pressed
 * again here, once the fields have told what was done in them before (use-touched-before.ts). The page is not reloaded.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>, isReady = true): void {
  const [isAwake, wake] = useReducer(() => true, false);
  useEffect(() => {
    if (!isReady) return undefined;
    // The fields tell in this turn too, and before: they are inside the form. What they told is in place when it is drawn.
    const timer = setTimeout(wake);
    return () => clearTimeout(timer);
  }, [isReady]);
  useEffect(() => {
    if (!isAwake || form.current === null) return;
    form.current.removeAttribute(asleepMark);
    takeEarlySubmit(form.current)?.click();
  }, [form, isAwake]);
}
