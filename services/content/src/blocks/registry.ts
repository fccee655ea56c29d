import type { BlockType } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Block } from "payload";
import { cards } from "./cards.ts";
import { emergency } from "./emergency.ts";
import { figures } from "./figures.ts";
import { giftTeaser } from "./gift-teaser.ts";
import { hero } from "./hero.ts";
import { journeyCall } from "./journey-call.ts";
import { linkList } from "./link-list.ts";
import { picture } from "./picture.ts";
import { questions } from "./questions.ts";
import { quote } from "./quote.ts";
import { text } from "./text.ts";

export const blocks: Record<BlockType, Block> = {
  hero,
  emergency,
  text,
  picture,
  giftTeaser,
  figures,
  quote,
  questions,
  linkList,
  journeyCall,
  cards,
};
