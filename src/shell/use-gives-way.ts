import { useEffect, useState, type RefObject } from "react";

const neverCovered = 'main :is([name^="belopp"], .btn--big)';

/** It moves once and stays until the next page, so that it does not flicker. */
export function useGivesWay(sheet: RefObject<HTMLElement | null>, path: string, isAllowed: boolean): boolean {
  const [gaveWayAt, setGaveWayAt] = useState<string | null>(null);
  const givesWay = gaveWayAt === path;

  useEffect(() => {
    const lies = sheet.current;
    if (!isAllowed || givesWay || lies === null) return undefined;
    let observer: IntersectionObserver | undefined;
    function look() {
      observer?.disconnect();
      if (lies === null) return;
      const above = Math.max(window.innerHeight - lies.offsetHeight, 0);
      observer = new IntersectionObserver(
        (seen) => {
          const isInUse = lies.contains(document.activeElement);
          if (seen.some(({ isIntersecting }) => isIntersecting) && !isInUse) setGaveWayAt(path);
        },
        { rootMargin: `-${above}px 0px 0px` },
      );
      for (const each of document.querySelectorAll(neverCovered)) observer.observe(each);
    }
    const sizes = new ResizeObserver(look);
    sizes.observe(lies);
    window.addEventListener("resize", look);
    return () => {
      sizes.disconnect();
      window.removeEventListener("resize", look);
      observer?.disconnect();
    };
  }, [sheet, path, isAllowed, givesWay]);

  return givesWay;
}
