import { useEffect, useState } from "react";
import { takeUndoing } from "./link-in-url.ts";

/** What the link in a mail undoes. Followed where the page stands open already, it changes the URL and nothing else. */
export function useUndoing() {
  const [undoing, setUndoing] = useState(takeUndoing);
  useEffect(() => {
    const followed = () => setUndoing((before) => takeUndoing() ?? before);
    window.addEventListener("hashchange", followed);
    return () => window.removeEventListener("hashchange", followed);
  }, []);
  return undoing;
}
