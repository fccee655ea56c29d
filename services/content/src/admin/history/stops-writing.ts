"use client";
import { useEffect } from "react";

/** With autosave, Payload never tells that a form was left: its lock would last for five minutes more. */
export function useStopsWriting(query: string | undefined, adminPath: string): void {
  useEffect(() => {
    if (query === undefined) return;
    const tell = () => {
      const init = { method: "POST", credentials: "same-origin", keepalive: true } as const;
      void fetch(`/content-api/stops-writing?${query}`, init).catch(() => undefined);
    };
    window.addEventListener("pagehide", tell);
    return () => {
      window.removeEventListener("pagehide", tell);
      // The record has other tabs, and its form is drawn anew now and then.
      setTimeout(() => {
        if (!`${window.location.pathname}/`.startsWith(`${adminPath}/`)) tell();
      }, 500);
    };
  }, [query, adminPath]);
}
