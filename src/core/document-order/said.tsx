import React, { type ReactNode } from "react";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { DocumentLayout } from "./document-layout.tsx";

type Props = {
  heading: string;
  /** It has taken another's place while the visitor was here: it is read aloud. */
  isNews: boolean;
  children?: ReactNode;
};

/** Said in the place of a document. */
export function Said({ heading, isNews, children }: Props) {
  return (
    <DocumentLayout>
      <div className="words">
        <ScreenHeading quiet={!isNews}>{heading}</ScreenHeading>
        {children}
      </div>
    </DocumentLayout>
  );
}
