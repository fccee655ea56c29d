import React, { lazy, Suspense, useEffect } from "react";
import { loadConsent, useConsent } from "#src/core/consent-choice.ts";
import { whenIdle } from "#src/lib/when-idle.ts";

const ConsentDialog = lazy(() => import("./consent-dialog.tsx"));

/** The question comes when the page stands still; its code is no part of the first script. */
export function Consent() {
  const { open } = useConsent();
  useEffect(() => whenIdle(loadConsent), []);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      <ConsentDialog />
    </Suspense>
  );
}
