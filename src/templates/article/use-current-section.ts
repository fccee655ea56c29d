import { useEffect, useState } from "react";

/** The section at the line where the eye reads, a quarter down. */
const readingLine = { rootMargin: "-25% 0px -74% 0px" };

export function useCurrentSection(ids: string[]): string | undefined {
  const [first] = ids;
  const [current, setCurrent] = useState(first);
  const all = ids.join(" ");
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting);
      // Above the first section nothing is at the line.
      const left = entries.find(({ target, boundingClientRect }) => target.id === first && boundingClientRect.top > 0);
      if (read ?? left) setCurrent((read ?? left)?.target.id);
    }, readingLine);
    for (const id of all.split(" ")) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [all, first]);
  return current;
}
