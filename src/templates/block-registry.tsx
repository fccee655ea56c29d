import React, { type ComponentType } from "react";
import type { BlockType } from "contract/published-content.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { CardsBlock } from "./blocks/cards-block.tsx";
import { FiguresBlock } from "./blocks/figures-block.tsx";
import { GiftTeaserBlock } from "./blocks/gift-teaser-block.tsx";
import { HeroBlock } from "./blocks/hero-block.tsx";
import { JourneyCallBlock } from "./blocks/journey-call-block.tsx";
import { LinkListBlock } from "./blocks/link-list-block.tsx";
import { PictureBlock } from "./blocks/picture-block.tsx";
import { QuestionsBlock } from "./blocks/questions-block.tsx";
import { QuoteBlock } from "./blocks/quote-block.tsx";
import { TextBlock } from "./blocks/text-block.tsx";

type Registry = { [Type in BlockType]: ComponentType<{ block: ShownBlock<Type> }> };

/** A new block is one file in blocks/ and one line here. */
const registry: Registry = {
  hero: HeroBlock,
  text: TextBlock,
  picture: PictureBlock,
  giftTeaser: GiftTeaserBlock,
  figures: FiguresBlock,
  quote: QuoteBlock,
  questions: QuestionsBlock,
  linkList: LinkListBlock,
  journeyCall: JourneyCallBlock,
  cards: CardsBlock,
};

export function Blocks({ blocks }: { blocks: ShownBlock[] }) {
  return blocks.map((block, index) => {
    // An unknown type can only come from content that is newer than this page's script: it shows nothing.
    const Component = registry[block.type] as ComponentType<{ block: ShownBlock }> | undefined;
    return Component && <Component key={index} block={block} />;
  });
}
