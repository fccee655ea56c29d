import type { NeededGiftKind } from "@hjarta-lunga/contract/gifts.ts";
import { isInSeason } from "@hjarta-lunga/contract/greeting-cards.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type {
  Artwork,
  Block,
  Campaign,
  ContentPage,
  Picture,
  PublishedSite,
  SiteConfiguration,
} from "@hjarta-lunga/contract/schemas/published-content.ts";
import { BuildError } from "./build-error.ts";
import { sayDay, todayInSweden } from "./swedish-day.ts";
import type { GiftStart, ShownBlock, ShownCard, ShownPicture } from "./shown-content.ts";

type Shown = Pick<ContentPage, "path" | "blocks">;

/** What the blocks take from the rest of the content. */
export type AroundBlocks = Pick<PublishedSite, "campaigns" | "giftProducts"> & {
  site: { organisation: Pick<SiteConfiguration["organisation"], "swish"> & { phone: { shown: string } } };
};

/** The build's, or the preview page's. */
type Pictures = {
  show: (picture: Picture) => Promise<ShownPicture>;
  showDrawing: (artwork: Artwork, alt: string) => Promise<ShownPicture>;
};

const seenAtOnce = 2;

export function createBlockShower(site: AroundBlocks, pictures: Pictures, today = todayInSweden()) {
  const visible = site.campaigns.filter(({ kind }) => kind !== "test");
  const campaigns = new Map(visible.map((campaign) => [campaign.code, campaign]));

  async function showCard({ code, title, season, seasonText, artwork, alt }: Campaign): Promise<ShownCard> {
    const comes = season !== null &&
      !isInSeason(season, today) && { comes: sayDay(`0000-${season.from}`, "sv", false) };
    return { code, title, seasonText, ...comes, picture: await pictures.showDrawing(artwork, alt) };
  }

  function giftStart(): GiftStart {
    const limitsOf = (kind: NeededGiftKind) => {
      const product = site.giftProducts.find((each) => each.kind === kind);
      if (product === undefined) throw new BuildError(`Gåvoprodukten ${kind} är inte publicerad.`);
      const { presets, preselected, least, most } = product;
      return { presets, preselected, least, most };
    };
    const { swish, phone } = site.site.organisation;
    return { once: limitsOf("regular_gift"), monthly: limitsOf("monthly_gift"), swish, phone: phone.shown };
  }

  return async function showAll({ path, blocks }: Shown): Promise<ShownBlock[]> {
    const first = blocks.slice(0, seenAtOnce).findIndex((block) => "picture" in block && block.picture !== undefined);
    return Promise.all(blocks.map((block, index) => show(block, path, index === first)));
  };

  async function show(block: Block, path: string, isEarly: boolean): Promise<ShownBlock> {
    const shownPicture = async (picture: Picture | undefined) =>
      picture === undefined ? {} : { picture: await shown(picture, isEarly) };
    switch (block.type) {
      case "hero": {
        const { giftForm, picture, ...rest } = block;
        return {
          ...rest,
          ...(await shownPicture(picture)),
          ...(giftForm ? { gift: giftStart() } : {}),
        };
      }
      case "cards": {
        const { campaigns: codes, ...rest } = block;
        const offered = codes.flatMap((code) => campaigns.get(code) ?? []);
        const cards = await Promise.all(offered.map(showCard));
        // Cards on the cards' own page would link to it.
        const { pattern } = routes.greetingCard;
        return { ...rest, ...(path === pattern ? {} : { href: pattern }), cards };
      }
      case "picture":
        return { ...block, picture: await shown(block.picture, isEarly) };
      case "giftTeaser":
      case "quote":
      case "journeyCall": {
        const { picture, ...rest } = block;
        return { ...rest, ...(await shownPicture(picture)) };
      }
      case "emergency":
      case "text":
      case "figures":
      case "questions":
      case "linkList":
        return block;
    }
  }

  async function shown(picture: Picture, isEarly: boolean): Promise<ShownPicture> {
    return { ...(await pictures.show(picture)), ...(isEarly ? { isEarly } : {}) };
  }
}
