import type { Part } from "./lib/part.ts";
import { build } from "./parts/build.ts";
import { draws } from "./parts/draws.ts";
import { documents } from "./parts/documents.ts";
import { gift } from "./parts/gift.ts";
import { lighthouse } from "./parts/lighthouse.ts";
import { memory } from "./parts/memory.ts";
import { orders } from "./parts/orders.ts";
import { page } from "./parts/page.ts";
import { preview } from "./parts/preview.ts";
import { publish } from "./parts/publish.ts";
import { research } from "./parts/research.ts";
import { search } from "./parts/search.ts";

/** What needs rest is measured before what stirs. */
export const parts: Part[] = [
  memory,
  page,
  lighthouse,
  gift,
  research,
  search,
  orders,
  draws,
  documents,
  preview,
  publish,
  build,
];

export const chooseParts = (names: string[]): Part[] | undefined => {
  if (names.length === 0) return parts;
  const known = new Set(parts.map(({ name }) => name));
  return names.every((name) => known.has(name)) ? parts.filter(({ name }) => names.includes(name)) : undefined;
};
