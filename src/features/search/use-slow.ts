import { useEffect, useState } from "react";
import { slowAfterMs } from "@hjarta-lunga/contract/search.ts";

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
