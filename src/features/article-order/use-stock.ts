import { useEffect, useState } from "react";
import { whenIdle } from "#src/lib/when-idle.ts";

/** How many there are left of what there is little of. Nothing of the others, and nothing until it is heard. */
export function useStock(): ReadonlyMap<string, number> {
  const [left, setLeft] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(
    () =>
      whenIdle(() => {
        // Without it the page does as well: the API has the last word.
        import("#src/calls/articles.ts")
          .then(({ fetchArticleStock }) => fetchArticleStock())
          .then(
            ({ few }) => setLeft(new Map(few.map((one) => [one.articleNumber, one.left]))),
            () => undefined,
          );
      }),
    [],
  );
  return left;
}
