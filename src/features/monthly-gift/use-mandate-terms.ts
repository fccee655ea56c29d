import { useEffect, useState } from "react";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { MandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { fetchMandateTerms } from "#src/calls/mandates.ts";

type Asked = { terms: MandateTerms | null; hasFailed: boolean };

/** The consent text as it is today. Asked for again when it did not come, or was changed after it was read. */
export function useMandateTerms(language: Language) {
  const [turn, setTurn] = useState(0);
  const [{ terms, hasFailed }, setAsked] = useState<Asked>({ terms: null, hasFailed: false });

  useEffect(() => {
    let isWanted = true;
    fetchMandateTerms(language).then(
      (found) => isWanted && setAsked({ terms: found, hasFailed: false }),
      () => isWanted && setAsked((before) => ({ ...before, hasFailed: true })),
    );
    return () => {
      isWanted = false;
    };
  }, [language, turn]);

  return {
    terms,
    hasFailed,
    askAgain: () => {
      setAsked({ terms: null, hasFailed: false });
      setTurn((before) => before + 1);
    },
  };
}
