import { EmergencyBlock } from "./blocks/emergency-block.tsx";
import { HeroBlock } from "./blocks/hero-block.tsx";
import { JourneyCallBlock } from "./blocks/journey-call-block.tsx";
import { LinkListBlock } from "./blocks/link-list-block.tsx";
import { PictureBlock } from "./blocks/picture-block.tsx";
import { QuestionsBlock } from "./blocks/questions-block.tsx";
import { QuoteBlock } from "./blocks/quote-block.tsx";
import { TextBlock } from "./blocks/text-block.tsx";
import type { Registry } from "./blocks.tsx";

export const readingBlocks = {
  hero: HeroBlock,
  emergency: EmergencyBlock,
  text: TextBlock,
  picture: PictureBlock,
  quote: QuoteBlock,
  questions: QuestionsBlock,
  linkList: LinkListBlock,
  journeyCall: JourneyCallBlock,
} satisfies Partial<Registry>;
