"use client";
import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from "@payloadcms/ui";
import type { FormState } from "payload";
import { type ReactNode, useMemo } from "react";
import { reasonsHeldFor, savePathOf, withReasonsHeld } from "./held-reasons.ts";

/** Payload checks a form whenever it changes. A check that began before a save was refused ends after it. */
export function HeldChecks({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const holding = useMemo((): ServerFunctionsContextType => {
    const getFormState: ServerFunctionsContextType["getFormState"] = async (args) => {
      const answer = await functions.getFormState(args);
      const { collectionSlug, globalSlug, id } = args;
      const path = savePathOf({ ...(collectionSlug && { collectionSlug }), ...(globalSlug && { globalSlug }), id });
      const { state } = answer as { state?: FormState | null };
      return state ? ({ ...answer, state: withReasonsHeld(state, reasonsHeldFor(path)) } as typeof answer) : answer;
    };
    return { ...functions, getFormState };
  }, [functions]);
  return <ServerFunctionsContext value={holding}>{children}</ServerFunctionsContext>;
}
