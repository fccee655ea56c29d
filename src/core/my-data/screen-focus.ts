import { useLayoutEffect, useRef } from "react";

/** What has come in the place of another screen is read from its beginning. Its words stay out of the title, which history keeps. */
export function useScreenFocus(isFirst = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isFirst]);
  return heading;
}
