import React, { useEffect, useLayoutEffect, useRef } from "react";
import { selectNothingNew } from "./select-nothing-new.ts";
import { useTitlePart } from "./use-title-part.ts";

type Props = {
  /** For the first screen of a page. */
  quiet?: boolean;
  children: string;
};

export function ScreenHeading({ quiet = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (quiet) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [quiet]);
  useEffect(() => document.addEventListener("mousedown", selectNothingNew), []);
  useTitlePart("step", children.replace(/[\s!…]+$/u, ""));
  return (
    <h1 ref={heading} tabIndex={-1} className="screen-heading">
      {children}
    </h1>
  );
}
