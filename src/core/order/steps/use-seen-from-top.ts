import { useLayoutEffect } from "react";
import { forgetScroll } from "./forget-scroll.ts";

/** A screen is seen from its heading, also by a reload or a way back: what comes a moment later moves nothing that is seen. */
export function useSeenFromTop(): void {
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    forgetScroll(history.state);
    return () => {
      history.scrollRestoration = "auto";
    };
  }, []);
}
