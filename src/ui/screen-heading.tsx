import React, { useLayoutEffect, useRef } from "react";
import { useTitlePart } from "./use-title-part.ts";

type Props = {
  /** Nothing moves when a page is first shown. */
  quiet?: boolean;
  children: string;
};

/**
 * The heading of a screen that has taken another's place: the screen is seen from its top, focus goes to the heading so that
 * it is read, and the title of the page names it.
 */
export function ScreenHeading({ quiet = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (quiet) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [quiet]);
  useTitlePart("step", children.replace(/[\s!…]+$/u, ""));
  return (
    <h1 ref={heading} tabIndex={-1} className="screen-heading">
      {children}
    </h1>
  );
}
