"use client";
import { useAuth } from "@payloadcms/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { forget, forgetAllOf, keyOf } from "./kept-words.ts";

/** Who was logged out for being away comes back to their words. */
const wasAway = () => window.location.pathname.endsWith("/logout-inactivity");

/** What is saved is no longer unsaved, and who logs out leaves nothing behind. */
export function UnsavedNetwork({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const id = user?.id;
  const writer = useRef(id);
  useEffect(() => {
    // Payload forgets who it was before it logs out.
    if (id !== undefined) writer.current = id;
  }, [id]);

  useEffect(() => {
    const fetch = window.fetch.bind(window);
    window.fetch = async (...asked) => {
      const response = await fetch(...asked);
      const [url, init] = asked;
      if (!response.ok || typeof url !== "string" || writer.current === undefined) return response;
      const { pathname } = new URL(url, window.location.href);
      if (pathname.endsWith("/users/logout") && !wasAway()) forgetAllOf(localStorage, writer.current);
      else if (init?.body instanceof FormData) forget(localStorage, keyOf(writer.current, pathname));
      return response;
    };
    return () => {
      window.fetch = fetch;
    };
  }, []);
  return children;
}
