import { useEffect, useState } from "react";
import type { FallbackPage } from "@hjarta-lunga/contract/search.ts";
import { pagesByTitle, fallbackPages } from "./fallback-pages.ts";

/** Pages whose titles fit, found without the provider. `null` while their list is on its way. */
export function useTitles(query: string): FallbackPage[] | "unreachable" | null {
  const [pages, setPages] = useState<FallbackPage[] | "unreachable" | null>(null);
  useEffect(() => {
    let calledOff = false;
    fallbackPages().then(
      (list) => !calledOff && setPages(list),
      () => !calledOff && setPages("unreachable"),
    );
    return () => {
      calledOff = true;
    };
  }, []);
  return Array.isArray(pages) ? pagesByTitle(pages, query) : pages;
}
