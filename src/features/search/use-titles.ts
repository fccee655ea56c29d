import { useEffect, useState } from "react";
import type { SparePage } from "@hjarta-lunga/contract/search.ts";
import { pagesByTitle, sparePages } from "./spare-pages.ts";

/** Pages whose titles fit, found without the provider. `null` while their list is on its way. */
export function useTitles(query: string): SparePage[] | "unreachable" | null {
  const [pages, setPages] = useState<SparePage[] | "unreachable" | null>(null);
  useEffect(() => {
    let calledOff = false;
    sparePages().then(
      (list) => !calledOff && setPages(list),
      () => !calledOff && setPages("unreachable"),
    );
    return () => {
      calledOff = true;
    };
  }, []);
  return Array.isArray(pages) ? pagesByTitle(pages, query) : pages;
}
