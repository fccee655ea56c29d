import type { GreetingCode } from "@hjarta-lunga/contract/greeting-cards.ts";
import type {
  Article,
  Block,
  BlockType,
  Campaign,
  GiftProduct,
  Picture,
} from "@hjarta-lunga/contract/schemas/published-content.ts";

/** A picture as a page shows it: a URL of the built site, with its measures so that nothing moves. */
export type ShownPicture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  srcSet?: string;
  /** Seen as soon as the page is: fetched before all others. */
  isEarly?: boolean;
};

/** What stands for a page where its URL is shared. */
export type SharePicture = { src: string; width: number; height: number; alt: string };

/** The field that a shared card lies on, by its role. */
export type CardField = "air" | "heart" | "sun" | "deep" | "note";

/** The design of a greeting card, as the page of the cards that bear it takes it. */
export type CardDesign = {
  code: GreetingCode;
  /** For those who mourn. */
  isQuiet: boolean;
  /** Somebody may choose it, at least in its season. */
  isOffered: boolean;
  field: CardField;
  /** What stands first on the card. */
  greeting: string;
  picture: ShownPicture;
  share: SharePicture;
};

/** Wide enough to lie behind words without hiding what it shows. */
export const isLandscape = ({ width, height }: ShownPicture): boolean => width > height * 1.6;

export type ShownCard = Pick<Campaign, "code" | "title" | "seasonText"> & { picture: ShownPicture };

export type ShownArticle = Omit<Article, "picture"> & { picture: ShownPicture | null };

/** What the gift form in the hero needs to know. */
export type GiftStart = { once: GiftLimits; monthly: GiftLimits; swish: string; phone: string };
export type GiftLimits = Pick<GiftProduct, "presets" | "preselected" | "least" | "most">;

type Shown<T> = T extends Picture ? ShownPicture : T extends object ? { [K in keyof T]: Shown<T[K]> } : T;

type ShownOf<T extends Block> = T extends { type: "cards" }
  ? Omit<T, "campaigns"> & {
      cards: ShownCard[];
      /** Where a card is sent from. */
      href?: string;
    }
  : T extends { type: "hero" }
    ? Omit<Shown<T>, "giftForm"> & { gift?: GiftStart }
    : T extends { type: "text" | "questions" }
      ? T
      : T extends { content: infer Content }
        ? Shown<Omit<T, "content">> & { content: Content }
        : Shown<T>;

/** A block as its component gets it. */
export type ShownBlock<Type extends BlockType = BlockType> = Type extends BlockType
  ? ShownOf<Extract<Block, { type: Type }>>
  : never;
