import { useEffect, useState } from "react";
import { useIsMounted } from "#src/core/use-is-mounted.ts";

const secret = /^#(lank|bevis)=([\w-]{20,100})$/;
type Name = "lank" | "bevis";

/** Behind the `#` it reaches no server. It leaves the URL before anything else may read it there: history, a bookmark, eyes. */
function takeSecret(name: Name): string | null {
  if (typeof window === "undefined") return null;
  const { hash, pathname } = window.location;
  const [, found, value] = secret.exec(hash) ?? [];
  if (found !== name || value === undefined) return null;
  window.history.replaceState(window.history.state, "", pathname);
  return value;
}

/** What a link in a mail carries. Followed where the page stands open already, it changes the URL and nothing else. */
export function useSecretInUrl(name: Name) {
  const [taken, setTaken] = useState(() => takeSecret(name));
  const isMounted = useIsMounted();
  useEffect(() => {
    const followed = () => setTaken((before) => takeSecret(name) ?? before);
    window.addEventListener("hashchange", followed);
    return () => window.removeEventListener("hashchange", followed);
  }, [name]);
  return { secret: isMounted ? taken : null, forget: () => setTaken(null) };
}
