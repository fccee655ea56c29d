import React, { type ReactNode } from "react";
import { useIsMounted } from "#src/core/use-is-mounted.ts";
import type { OrderPageLayout } from "./said.tsx";

type Props = { layout: OrderPageLayout; noScript: string; children: ReactNode };

/** The page is built without a reference: what the URL names is shown once there is one. */
export function WhenMounted({ layout: Layout, noScript, children }: Props) {
  if (useIsMounted()) return children;
  return (
    <noscript>
      <Layout>
        <p>{noScript}</p>
      </Layout>
    </noscript>
  );
}
