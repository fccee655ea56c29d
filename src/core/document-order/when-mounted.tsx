import React, { useSyncExternalStore, type ReactNode } from "react";
import { DocumentLayout } from "./document-layout.tsx";

type Props = { noScript: string; children: ReactNode };

const never = () => () => undefined;

/** The page is built without a reference: what the URL names is shown once there is one. */
export function WhenMounted({ noScript, children }: Props) {
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isMounted) return <>{children}</>;
  return (
    <noscript>
      <DocumentLayout>
        <p>{noScript}</p>
      </DocumentLayout>
    </noscript>
  );
}
