import type { CSSProperties } from "react";

/** A letter of the heading's typeface in parts of its size, as wide as one gets on average. */
const letterWidth = 0.62;
const smallest = "1.125rem";

/** The size at which the longest word that was searched for has room on one line: in another word it would be unreadable. */
export function fitHeading(query: string): CSSProperties {
  const longest = Math.max(1, ...query.split(/\s+/).map((word) => word.length));
  return {
    fontSize: `clamp(${smallest}, calc((100vw - 2 * var(--edge)) / ${(longest * letterWidth).toFixed(1)}), var(--t-h3))`,
  };
}
