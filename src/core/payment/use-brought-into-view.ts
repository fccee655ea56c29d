import { useEffect, useRef, type RefObject } from "react";

/**
 * What is to be done now is brought into the window, and no further than it must: on a phone it stands below what has
 * been chosen, on a low screen the code would be cut in two. Once more when `when` changes, and never back from where
 * the visitor has gone since.
 */
export function useBroughtIntoView<Element extends HTMLElement>(when: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (when) element.current?.scrollIntoView({ block: "nearest" });
  }, [when]);
  return element;
}
