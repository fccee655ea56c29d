import { useEffect, useState } from "react";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import type { LookedUpIdentity } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { onceSeen } from "#src/lib/once-seen.ts";
import { loadLinkCalls } from "./lazy-parts.ts";

const unknown: LookedUpIdentity = { state: "unknown", gift: null };

/** What the link opens; nothing while it is asked, and `away` when nobody answers. */
export function useIdentity(kind: LinkedGiftKind, guid: string | null) {
  const [found, setFound] = useState<LookedUpIdentity | "away" | null>(null);
  const [looks, setLooks] = useState(0);

  useEffect(() => {
    if (guid === null) return undefined;
    let isLeft = false;
    const callOff = onceSeen(() => {
      loadLinkCalls()
        .then(({ lookUpIdentity }) => lookUpIdentity(kind, guid))
        .then(
          (answer) => !isLeft && setFound(answer),
          (error: unknown) => {
            if (isLeft) return;
            reportFailure("LookupIdentityFailed", error);
            setFound("away");
          },
        );
    });
    return () => {
      isLeft = true;
      callOff();
    };
  }, [kind, guid, looks]);

  function lookAgain() {
    setFound((before) => (before === "away" ? null : before));
    setLooks((before) => before + 1);
  }
  return { found: guid === null ? unknown : found, lookAgain };
}
