import { useState } from "react";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import type { ApiError } from "#src/calls/api-error.ts";
import { storedPage } from "#src/core/identity/stored-order.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { parseJson } from "#src/lib/parse-json.ts";

/** Why the holder of the account is asked to identify: first, since that was too long ago, or since it was somebody else. */
export type Why = "first" | "again" | "other";

/** For a tab that the phone unloads while its visitor is in the app. */
export const amountToKeep = (kind: LinkedGiftKind, amount: number): string =>
  JSON.stringify({ [kind]: String(amount) });

function begunAmount(kind: LinkedGiftKind): string | null {
  const stored = parseJson(storedPage());
  return isRecord(stored) && typeof stored[kind] === "string" ? stored[kind] : null;
}

export function useHolder(kind: LinkedGiftKind) {
  const [begun] = useState(() => begunAmount(kind));
  const [why, setWhy] = useState<Why | null>(begun === null ? null : "first");
  const [token, setToken] = useState<string>();
  return {
    begun,
    why,
    token,
    ask: () => setWhy("first"),
    leave: () => setWhy(null),
    take: (given: string) => {
      setToken(given);
      setWhy(null);
    },
    /** Whether it was this that the API refused: then it is asked for anew. */
    isRefused: ({ code, fields }: ApiError): boolean => {
      if (code !== "unauthorized") return false;
      setToken(undefined);
      setWhy(fields?.token === undefined ? "again" : "other");
      return true;
    },
  };
}
