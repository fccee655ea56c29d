import { useEffect, useState } from "react";
import type { Withdrawal } from "@hjarta-lunga/contract/schemas/withdrawals.ts";
import { withdrawalHash } from "@hjarta-lunga/contract/withdrawals.ts";
import { useIsMounted } from "#src/core/use-is-mounted.ts";

export type Draft = { orderNumber: string; email: string; name: string; scope: "whole" | "part"; part: string };
export type Asked = Omit<Withdrawal, "idempotencyKey" | "language">;

const blank: Draft = { orderNumber: "", email: "", name: "", scope: "whole", part: "" };

/** What a mail or my pages have filled in. It leaves the URL at once: an address stays in no history and no bookmark. */
function takeFromUrl(): Partial<Draft> {
  if (typeof window === "undefined") return {};
  const { hash, pathname } = window.location;
  const given = new URLSearchParams(hash.slice(1));
  const [orderNumber, email] = [given.get(withdrawalHash.order), given.get(withdrawalHash.email)];
  if (orderNumber === null && email === null) return {};
  window.history.replaceState(window.history.state, "", pathname);
  return { ...(orderNumber !== null && { orderNumber }), ...(email !== null && { email }) };
}

export function useDraft() {
  const [draft, setDraft] = useState<Draft>(() => ({ ...blank, ...takeFromUrl() }));
  const isMounted = useIsMounted();
  const write = (made: Partial<Draft>) => setDraft((before) => ({ ...before, ...made }));
  useEffect(() => {
    const followed = () => setDraft((before) => ({ ...before, ...takeFromUrl() }));
    window.addEventListener("hashchange", followed);
    return () => window.removeEventListener("hashchange", followed);
  }, []);
  return { draft: isMounted ? draft : blank, write, isMounted };
}
