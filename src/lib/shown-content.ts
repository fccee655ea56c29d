import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import type {
  Article,
  Block,
  BlockType,
  Campaign,
  GiftProduct,
  Picture,
} from "@hjarta-lunga/contract/schemas/published-content.ts";

export type ShownPicture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  srcSet?: string;
  /** Visible without scrolling: fetched before all others. */
  isEarly?: boolean;
};

export type SharePicture = { src: string; width: number; height: number; alt: string };

export type CardField = "heart" | "sun" | "deep";

export type CardDesign = {
  code: CampaignCode;
  isQuiet: boolean;
  isOffered: boolean;
  field: CardField;
  greeting: string;
  picture: ShownPicture;
  share: SharePicture;
};

export const isLandscape = ({ width, height }: ShownPicture): boolean => width > height * 1.6;

export type ShownCard = Pick<Campaign, "code" | "title" | "seasonText"> & {
  picture: ShownPicture;
  /** The day from which it can be sent, of one that cannot be sent on the day of the build. */
  comes?: string;
};

export type ShownArticle = Omit<Article, "picture"> & { picture: ShownPicture | null };

export type GiftStart = { once: GiftLimits; monthly: GiftLimits; swish: string; phone: string };
export type GiftLimits = Pick<GiftProduct, "presets" | "preselected" | "least" | "most">;

type Shown<T> = T extends Picture ? ShownPicture : T extends object ? { [K in keyof T]: Shown<T[K]> } : T;

type ShownOf<T extends Block> = T extends { type: "cards" }
  ? Omit<T, "campaigns"> & { cards: ShownCard[]; href?: string }
  : T extends { type: "hero" }
    ? Omit<Shown<T>, "giftForm"> & { gift?: GiftStart }
    : T extends { type: "text" | "questions" }
      ? T
      : T extends { content: infer Content }
        ? Shown<Omit<T, "content">> & { content: Content }
        : Shown<T>;

export type ShownBlock<Type extends BlockType = BlockType> = Type extends BlockType
  ? ShownOf<Extract<Block, { type: Type }>>
  : never;
