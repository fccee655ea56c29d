import { useEffect } from "react";

/**
 * A form may be filled in before script has taken it over. React would then put back what the page was built with, and an
 * amount would change under the visitor's hand: what was done is read at once, and told when the form has come to rest.
 */
export function useTouchedBefore(read: () => (() => void) | null): void {
  useEffect(() => {
    const tell = read();
    if (tell === null) return undefined;
    const timer = setTimeout(tell);
    return () => clearTimeout(timer);
  }, []);
}
