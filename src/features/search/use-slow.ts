import { useEffect, useState } from "react";
import { slowAfterMs } from "@hjarta-lunga/contract/search.ts";

/** Whether the provider has been silent for so long that something else is shown in the meantime. */
export function useSlow(status: string): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const isSilent = status === "loading" || status === "stalled";
  useEffect(() => {
    if (!isSilent) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSilent]);
  return isSlow;
}
