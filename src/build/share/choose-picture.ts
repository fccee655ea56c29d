import type { Block, ContentLink, ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { fallbackArtwork } from "./scenes.ts";

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
