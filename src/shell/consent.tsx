import React, { lazy, Suspense, useEffect, useState, type ComponentProps } from "react";
import { whenIdle } from "#src/lib/when-idle.ts";

const ConsentDialog = lazy(() => import("./consent-dialog.tsx"));

export function Consent(props: ComponentProps<typeof ConsentDialog>) {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  if (!ready) return null;
  return (
    <Suspense fallback={null}>
      <ConsentDialog {...props} />
    </Suspense>
  );
}
