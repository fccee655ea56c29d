import React, { useLayoutEffect, useRef, type ReactNode } from "react";

type Props = {
  as?: "h1" | "h2";
  id?: string;
  /** Nothing moves when a page is first shown. */ quiet?: boolean;
  children: ReactNode;
};

/** The heading of a screen that has taken another's place: focus goes there, so that it is read and seen. */
export function ScreenHeading({ as: Heading = "h1", id, quiet = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!quiet) heading.current?.focus();
  }, [quiet]);
  return (
    <Heading ref={heading} id={id} tabIndex={-1} className="screen-heading">
      {children}
    </Heading>
  );
}
