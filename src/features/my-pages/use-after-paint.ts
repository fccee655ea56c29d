import { startTransition, useEffect, useState } from "react";

/** What lies below the first screen is drawn in tasks of its own: what was waited for is there first. */
export function useAfterPaint(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setAfter(true)));
    return () => clearTimeout(timer);
  }, []);
  return isAfter;
}
