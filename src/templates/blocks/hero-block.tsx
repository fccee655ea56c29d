import React from "react";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { PageHero } from "./page-hero.tsx";
import { StartHero } from "./start-hero.tsx";

/** The start page's hero carries the gift form; every other page has a calmer one. */
export function HeroBlock({ block }: { block: ShownBlock<"hero"> }) {
  return block.gift === undefined ? <PageHero block={block} /> : <StartHero block={block} gift={block.gift} />;
}
