import React, { type ReactNode } from "react";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { DocumentLayout } from "./document-layout.tsx";

/** Said in the place of a document. */
export function Said({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <DocumentLayout>
      <div className="words">
        <ScreenHeading quiet>{heading}</ScreenHeading>
        {children}
      </div>
    </DocumentLayout>
  );
}
