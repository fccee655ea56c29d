import type { ContentLink, ContentPage, Picture } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownPicture } from "../../lib/shown-content.ts";

/** The figure at the top of each page that a page's lists lead to, by address. */
export function createLinkPictures(
  pages: readonly ContentPage[],
  show: (picture: Picture) => Promise<ShownPicture>,
): (page: ContentPage, readOn: ContentLink[]) => Promise<Record<string, ShownPicture>> {
  const heroes = new Map(pages.flatMap((page) => heroOf(page)));

  return async ({ blocks }, readOn) => {
    const links = [...readOn, ...blocks.flatMap((block) => (block.type === "linkList" ? block.links : []))];
    const shown = links.map(async ({ href }) => {
      const picture = heroes.get(href);
      return picture === undefined ? [] : [[href, await show(picture)] as const];
    });
    return Object.fromEntries((await Promise.all(shown)).flat());
  };
}

const heroOf = ({ path, blocks }: ContentPage): [string, Picture][] =>
  blocks.flatMap((block) => (block.type === "hero" && block.picture !== undefined ? [[path, block.picture]] : []));
