import { CardsBlock } from "./blocks/cards-block.tsx";
import { FiguresBlock } from "./blocks/figures-block.tsx";
import { GiftTeaserBlock } from "./blocks/gift-teaser-block.tsx";
import { StartHero } from "./blocks/start-hero.tsx";
import type { Registry } from "./blocks.tsx";
import { readingBlocks } from "./reading-blocks.ts";

/** Every block there is: the typing says when one is missing. */
export const showcaseBlocks: Registry = {
  ...readingBlocks,
  hero: StartHero,
  giftTeaser: GiftTeaserBlock,
  figures: FiguresBlock,
  cards: CardsBlock,
};
