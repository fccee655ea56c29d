"use client";
import { useEffect, type ReactNode } from "react";
import { HeldChecks } from "./held-checks.tsx";
import { holdReasonsOf } from "./held-reasons.ts";

const noContact =
  "Vi når inte servern just nu. Det du har skrivit står kvar här. Kontrollera att du har nät och spara igen.";

/** Payload shows the browser's own words, which are English, when a call cannot be made. */
export function SpokenNetwork({ children }: { children: ReactNode }) {
  useEffect(() => {
    const fetch = window.fetch.bind(window);
    window.fetch = async (...asked) => {
      try {
        const response = await fetch(...asked);
        await holdReasonsOf(asked, response);
        return response;
      } catch (error) {
        throw error instanceof TypeError ? new TypeError(noContact, { cause: error }) : error;
      }
    };
    return () => {
      window.fetch = fetch;
    };
  }, []);
  return <HeldChecks>{children}</HeldChecks>;
}
