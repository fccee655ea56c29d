import { useEffect, useRef } from "react";
import { useTitlePart } from "#src/ui/use-title-part.ts";

/** What is said in place of a card. Where it has taken another's place while the visitor was here, it is read aloud. */
export function useSaidHeading(heading: string, isNews: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews, heading]);
  useTitlePart("step", isNews ? heading : "");
  return title;
}
