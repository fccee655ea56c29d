import React, { useEffect, useLayoutEffect, useRef } from "react";
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

// A double click may have begun on the page before.
let hasBegunOnControl = true;

/** The second press of a double click would select what has come in the place of the button: no app reads a code in blue. */
function selectNothingNew(event: MouseEvent): void {
  if (event.detail < 2)
    hasBegunOnControl = event.target instanceof Element && event.target.closest("a, button") !== null;
  else if (hasBegunOnControl) event.preventDefault();
}
