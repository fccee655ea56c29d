import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { memorialCard } from "@hjarta-lunga/contract/routes.ts";
import type {
  Block,
  ContentLink,
  ContentPage,
  PublishedSite,
} from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ReadArtwork } from "./artwork.ts";
import { greetingDesigns, shareKey } from "./cards/card-designs.ts";
import { createReadOn } from "./reading/read-on.ts";
import { createStructuredData, isArticle } from "./reading/structured-data.ts";
import { createTrails } from "./reading/trails.ts";
import { fallbackArtwork } from "./share/scenes.ts";
import { createSharePictures } from "./share/share-pictures.ts";

export async function createPageContext(
  site: PublishedSite,
  pages: ContentPage[],
  siteUrl: string,
  readArtwork: ReadArtwork,
) {
  const { organisation } = site.site;
  const say = (key: string) => site.translations.find((each) => each.key === key) ?? { sv: key, en: key };

  const trailOf = createTrails(pages);
  const readOn = createReadOn(pages);
  const choosePicture = createPictureChooser(pages, organisation.name);
  const chosen = pages.map((page) => [page.path, choosePicture(page, trailOf(page))] as const);
  // Cards are no editors' pages, and are drawn first: a shared card always has its picture.
  const updatedAt = new Date().toISOString();
  const candle = { title: say("memorialCard.title").sv, artwork: "minnesljus-25", mood: "dusk", updatedAt } as const;
  const greetingTitle = say("greetingCard.title").sv;
  const cards = greetingDesigns(site.campaigns).map(({ code, artwork, isQuiet }) => {
    const mood = isQuiet ? ("dusk" as const) : ("day" as const);
    return [shareKey(code), { title: greetingTitle, artwork, mood, updatedAt }] as const;
  });
  const wanted = new Map([...chosen, [memorialCard.pattern, candle], ...cards]);
  const pictures = await createSharePictures(organisation.name, process.cwd(), { readArtwork }).make(wanted);
  const describe = createStructuredData({ siteUrl, organisation, homeName: say("reading.start") });
  const giftName = say("shell.give");

  function around(page: ContentPage) {
    const trail = trailOf(page);
    const share = pictures.of(page.path);
    return {
      trail: trail.length === 0 ? null : trail.slice(0, -1),
      readOn: readOn(page),
      share,
      structuredData: describe(page, { trail, picture: share.src, giftName: giftName[page.language] }),
      isArticle: isArticle(page, trail),
    };
  }
  const cardShare = (code: CampaignCode) => pictures.of(shareKey(code));
  const candleShare = pictures.of(memorialCard.pattern);
  return { around, share: pictures.usual, candleShare, cardShare, drawn: pictures.drawn };
}

export function createPictureChooser(pages: readonly ContentPage[], organisationName: string) {
  const drawings = new Map(pages.map((page) => [page.path, firstArtwork(page)]));
  return (page: ContentPage, trail: readonly ContentLink[]) => {
    const above = trail.toReversed().map(({ href }) => drawings.get(href));
    return {
      title: titleOf(page, organisationName),
      artwork: drawings.get(page.path) ?? above.find((name) => name !== undefined) ?? fallbackArtwork[page.mood],
      mood: page.mood,
      updatedAt: page.updatedAt,
    };
  };
}

function titleOf({ title, blocks }: ContentPage, organisationName: string): string {
  const [first] = blocks;
  return title.includes(organisationName) && first?.type === "hero" ? first.heading : title;
}

function firstArtwork({ blocks: [hero] }: ContentPage): string | undefined {
  return hero !== undefined && isHero(hero) && hero.picture?.source === "artwork" ? hero.picture.name : undefined;
}

const isHero = (block: Block): block is Extract<Block, { type: "hero" }> => block.type === "hero";
