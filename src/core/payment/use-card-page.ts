import { useEffect, useState } from "react";

const patienceMs = 8_000;

/** The way to the provider's page. A browser may try for a minute: whoever is still here after eight seconds is told. */
export function useCardPage() {
  const [tries, setTries] = useState(0);
  const leave = () => setTries((before) => before + 1);

  // Back by the browser's own way, the page is as it was left.
  useEffect(() => {
    const cameBack = () => setTries(0);
    window.addEventListener("pageshow", cameBack);
    return () => window.removeEventListener("pageshow", cameBack);
  }, []);

  return {
    isAway: useLate(tries, patienceMs),
    leave,
    open: (cardPage: string) => {
      leave();
      window.location.assign(cardPage);
    },
  };
}

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
