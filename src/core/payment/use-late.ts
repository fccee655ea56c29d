import { useEffect, useState } from "react";

/** Whether something has been under way for too long. Another beginning, another value: it is timed anew. */
export function useLate(underWay: unknown, afterMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setTimeout(() => setIsLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [underWay, afterMs]);
  return isLate;
}
