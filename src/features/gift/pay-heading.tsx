import React, { useLayoutEffect, useRef } from "react";
import { useTitlePart } from "#src/ui/use-title-part.ts";

const isWriting = () => document.activeElement?.matches("input:not([type=radio], [type=checkbox])") ?? false;

/** What has become of the payment, beside the gift. It takes the focus, but from nobody who is writing. */
export function PayHeading({ children, isHidden = false }: { children: string; isHidden?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isWriting()) return;
    heading.current?.focus({ preventScroll: true });
    // How it ended is seen with the ways on. A code comes where the press was: nothing is scrolled from whoever pressed.
    heading.current?.closest(".ended")?.scrollIntoView({ block: "nearest" });
  }, []);
  useTitlePart("step", children.replace(/[\s!…]+$/u, ""));
  return (
    <h2 ref={heading} tabIndex={-1} className={isHidden ? "hidden" : "screen-heading"}>
      {children}
    </h2>
  );
}
