import { useEffect, useRef, useState } from "react";
import { urlWriteDelayMs } from "@hjarta-lunga/contract/search.ts";
import { everything, filterIn, searchOf, type ProjectFilter } from "./project-filter.ts";

/** Read after hydration, since the HTML is the same for every query string, and written when typing stops. */
export function useFilter() {
  const [filter, setFilter] = useState(everything);
  /** Two changes can come before the next render. */
  const latest = useRef(everything);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; filter: ProjectFilter }>(undefined);

  function set(next: ProjectFilter) {
    latest.current = next;
    setFilter(next);
  }

  function writeNow() {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current.timer);
    writeUrl(waiting.current.filter, "replaceState");
    waiting.current = undefined;
  }

  useEffect(() => {
    const read = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      const fromUrl = filterIn(window.location.search);
      if (searchOf(fromUrl) !== searchOf(latest.current)) set(fromUrl);
    };
    read();
    window.addEventListener("popstate", read);
    window.addEventListener("pagehide", writeNow);
    return () => {
      window.removeEventListener("popstate", read);
      window.removeEventListener("pagehide", writeNow);
      clearTimeout(waiting.current?.timer);
    };
  }, []);

  return {
    filter,
    /** Any other change leads to the first page of results. */
    change: (change: Partial<Omit<ProjectFilter, "page">>) => {
      const next = { ...latest.current, ...change, page: 1 };
      set(next);
      clearTimeout(waiting.current?.timer);
      waiting.current = { filter: next, timer: setTimeout(writeNow, urlWriteDelayMs) };
    },
    toPage: (page: number) => {
      const next = { ...latest.current, page };
      writeNow();
      // So that Back returns to the page before.
      writeUrl(next, "pushState");
      set(next);
    },
  };
}

/* Gatsby's navigate would scroll, count a page view and fetch the page's data for each letter. */
function writeUrl(filter: ProjectFilter, how: "replaceState" | "pushState"): void {
  const search = searchOf(filter);
  if (window.location.search === search) return;
  history[how]({ ...history.state }, "", window.location.pathname + search);
}
