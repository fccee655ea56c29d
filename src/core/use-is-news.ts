import { useEffect, useState } from "react";

const settledAfterMs = 1_000;

/** Whether what is shown has taken another's place while the visitor was here: its heading then takes focus, and is read. */
export function useIsNews(shown: string): boolean {
  const [isSettled, setSettled] = useState(false);
  const [last, setLast] = useState({ shown, isNews: false });
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (last.shown !== shown) setLast({ shown, isNews: isSettled });
  return last.isNews;
}
