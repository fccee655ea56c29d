import React, { type ReactNode } from "react";
import { useIsMounted } from "#src/core/use-is-mounted.ts";
import { DocumentLayout } from "./document-layout.tsx";

type Props = { noScript: string; children: ReactNode };

/** The page is built without a reference: what the URL names is shown once there is one. */
export function WhenMounted({ noScript, children }: Props) {
  if (useIsMounted()) return <>{children}</>;
  return (
    <noscript>
      <DocumentLayout>
        <p>{noScript}</p>
      </DocumentLayout>
    </noscript>
  );
}
