import { CardsBlock } from "./blocks/cards-block.tsx";
import { FiguresBlock } from "./blocks/figures-block.tsx";
import { GiftTeaserBlock } from "./blocks/gift-teaser-block.tsx";
import type { Registry } from "./blocks.tsx";
import { readingBlocks } from "./reading-blocks.ts";

export const showcaseBlocks: Registry = {
  ...readingBlocks,
  giftTeaser: GiftTeaserBlock,
  figures: FiguresBlock,
  cards: CardsBlock,
};
