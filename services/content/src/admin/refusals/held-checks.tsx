"use client";
import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from "@payloadcms/ui";
import type { FormState } from "payload";
import { type ReactNode, useMemo } from "react";
import { withoutWritten, writtenIn } from "../history/written-meanwhile.ts";
import { reasonsHeldFor, savePathOf, withReasonsHeld } from "./held-reasons.ts";

/**
 * Payload checks a form whenever it changes. A check that began before a save was refused ends after it, and one that
 * follows a save may end when more has been written.
 */
export function HeldChecks({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const holding = useMemo((): ServerFunctionsContextType => {
    const getFormState: ServerFunctionsContextType["getFormState"] = async (args) => {
      const answer = await functions.getFormState(args);
      const { collectionSlug, globalSlug, id, data, formState: sent } = args;
      const path = savePathOf({ ...(collectionSlug && { collectionSlug }), ...(globalSlug && { globalSlug }), id });
      const { state } = answer as { state?: FormState | null };
      if (!state) return answer;
      const now = writtenIn(path);
      // Asked with what is stored, it follows a save.
      const isAfterSave = data !== undefined && sent !== undefined && now !== undefined;
      const kept = isAfterSave ? withoutWritten(state, { sent, now }) : state;
      return { ...answer, state: withReasonsHeld(kept, reasonsHeldFor(path)) } as typeof answer;
    };
    return { ...functions, getFormState };
  }, [functions]);
  return <ServerFunctionsContext value={holding}>{children}</ServerFunctionsContext>;
}
