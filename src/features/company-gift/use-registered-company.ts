import { useEffect, useEffectEvent, useState } from "react";
import type { RegisteredCompany } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { loadWhileWriting } from "./lazy-steps.ts";

type Options = {
  /** Ten digits, once they are right. */
  number: string | undefined;
  /** Whose name and address are known already. */
  known: string;
  onFound: (number: string, company: RegisteredCompany) => void;
};

/** Asks the register once for each number. What it answers of a number that is no longer written is dropped. */
export function useRegisteredCompany({ number, known, onFound }: Options): "asking" | "unknown" | "away" | null {
  const [answer, setAnswer] = useState<{ number: string; said: "unknown" | "away" } | null>(null);
  const found = useEffectEvent((of: string, company: RegisteredCompany) => onFound(of, company));
  const asked = number === known ? undefined : number;

  useEffect(() => {
    if (asked === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    loadWhileWriting()
      .then(({ fetchRegisteredCompany }) => fetchRegisteredCompany(asked, signal))
      .then(
        (company) => !signal.aborted && found(asked, company),
        (error: unknown) => {
          const isUnknown = error instanceof ApiError && error.code === "not_found";
          if (!signal.aborted) setAnswer({ number: asked, said: isUnknown ? "unknown" : "away" });
        },
      );
    return () => leaving.abort();
  }, [asked]);

  if (asked === undefined) return null;
  return answer?.number === asked ? answer.said : "asking";
}
