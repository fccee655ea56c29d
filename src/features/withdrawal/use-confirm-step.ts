import { useEffect, useState } from "react";
import type { Asked } from "./draft.ts";

/** The second step has a place of its own in history: the browser's way back leads to what was written. */
export function useConfirmStep() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const wentBack = () => setAsked(null);
    window.addEventListener("popstate", wentBack);
    return () => window.removeEventListener("popstate", wentBack);
  }, []);
  return {
    asked,
    goOn: (to: Asked) => {
      window.history.pushState(window.history.state, "");
      setAsked(to);
    },
    goBack: () => window.history.back(),
  };
}
