import { useEffect, useState } from "react";
import { takeSenderToken } from "./sender-token.ts";

/** The token of the sender's link. A browser that has the page open already loads nothing anew for it. */
export function useSenderToken(orderReference: string): string | null {
  const [token, setToken] = useState(() => takeSenderToken(orderReference));
  useEffect(() => {
    const take = () => setToken(takeSenderToken(orderReference));
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, [orderReference]);
  return token;
}
