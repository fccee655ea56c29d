import { useEffect, useState } from "react";

/** So long nobody should look at nothing. */
const slowAfterMs = 2_500;

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
