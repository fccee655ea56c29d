import type { ContentPage, PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { createReadOn } from "./reading/read-on.ts";
import { createStructuredData, isArticle } from "./reading/structured-data.ts";
import { createTrails } from "./reading/trails.ts";
import { createSharePictures } from "./share/share-pictures.ts";
import { createWantedPicture } from "./share/wanted-picture.ts";

/** What follows for a page from all the others: where it lies, what to read next, and what is told of it elsewhere. */
export async function createPageContext(site: PublishedSite, pages: ContentPage[], siteUrl: string) {
  const { organisation } = site.site;
  const say = (key: string) => site.translations.find((each) => each.key === key) ?? { sv: key, en: key };

  const trailOf = createTrails(pages);
  const readOn = createReadOn(pages);
  const wantedPicture = createWantedPicture(pages, organisation.name);
  const wanted = pages.map((page) => [page.address, wantedPicture(page, trailOf(page))] as const);
  const pictures = await createSharePictures(organisation.name, process.cwd()).make(new Map(wanted));
  const describe = createStructuredData({ siteUrl, organisation, homeName: say("reading.start") });
  const giftName = say("shell.give");

  function around(page: ContentPage) {
    const trail = trailOf(page);
    const share = pictures.of(page.address);
    return {
      // No page needs a link to itself, and a home lies below nothing.
      trail: trail.length === 0 ? null : trail.slice(0, -1),
      readOn: readOn(page),
      share,
      structuredData: describe(page, { trail, picture: share.src, giftName: giftName[page.language] }),
      isArticle: isArticle(page, trail),
    };
  }
  return { around, share: pictures.usual, drawn: pictures.drawn };
}
