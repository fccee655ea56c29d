import { teaserFor } from "@hjarta-lunga/contract/journeys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { ContentLink, ContentPage, SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { researchPages } from "../twin-pages.ts";
import { homeOf } from "./trails.ts";

type Known = {
  siteUrl: string;
  organisation: SiteConfiguration["organisation"];
  homeName: Record<"sv" | "en", string>;
};
type Data = Record<string, unknown>;

const giftPages = new Set<string>(
  [routes.gift, routes.giftEnglish, routes.monthlyGift, routes.memorialGift, routes.companyGift].map(
    ({ pattern }) => pattern,
  ),
);

const selfUpdatingLists = new Set(researchPages.map(({ path }) => path));

export function createStructuredData({ siteUrl, organisation, homeName }: Known) {
  const whole = (to: string) => new URL(to, siteUrl).href;
  const organisationId = `${whole("/")}#organisation`;
  const self = { "@id": organisationId };
  const publisher = { "@type": "NGO", ...self, name: organisation.name, url: whole("/") };
  const target = (path: string) => ({ "@type": "EntryPoint", urlTemplate: whole(path) });
  const donation = (name: string, path: string): Data => ({
    "@type": "DonateAction",
    name,
    target: target(path),
  });

  function charity(giftName: string, language: ContentPage["language"]): Data {
    const { purpose, english, email, phone, address, organisationNumber, account90 } = organisation;
    const number = (propertyID: string, value: string) => ({ "@type": "PropertyValue", propertyID, value });
    return {
      ...publisher,
      description: (language === "en" && english.purpose) || purpose,
      logo: whole("/icons/icon-512x512.png"),
      email,
      telephone: phone.dialled,
      address,
      // The 90 account is given by Svensk Insamlingskontroll to fundraisers it controls.
      identifier: [number("Organisationsnummer", organisationNumber), number("90-konto", account90)],
      potentialAction: { ...donation(giftName, routes.gift.href({}, language)), recipient: self },
    };
  }

  const website: Data = {
    "@type": "WebSite",
    name: organisation.name,
    url: whole("/"),
    inLanguage: ["sv", "en"],
    publisher: self,
  };

  function breadcrumbs({ language }: ContentPage, trail: readonly ContentLink[]): Data {
    const places = [{ label: homeName[language], href: homeOf[language] }, ...trail];
    return {
      "@type": "BreadcrumbList",
      itemListElement: places.map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: whole(href),
      })),
    };
  }

  function itself(page: ContentPage, trail: readonly ContentLink[], picture: string): Data {
    const { path, language, title, description, updatedAt } = page;
    const common = {
      "@id": whole(path),
      url: whole(path),
      inLanguage: language,
      ...(description === "" ? {} : { description }),
      image: whole(picture),
      dateModified: updatedAt,
    };
    if (isArticle(page, trail)) {
      return {
        "@type": "Article",
        ...common,
        headline: title,
        author: publisher,
        publisher,
        mainEntityOfPage: whole(path),
      };
    }
    return {
      "@type": "WebPage",
      ...common,
      name: title,
      publisher,
      ...(giftPages.has(path) && teaserFor(path) === undefined
        ? { potentialAction: { ...donation(title, path), recipient: publisher } }
        : {}),
    };
  }

  return (
    page: ContentPage,
    { trail, picture, giftName }: { trail: ContentLink[]; picture: string; giftName: string },
  ) => {
    const isHome = page.path === homeOf[page.language];
    const graph = isHome
      ? [charity(giftName, page.language), website]
      : [itself(page, trail, picture), ...(trail.length > 0 ? [breadcrumbs(page, trail)] : [])];
    return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
  };
}

export const isArticle = ({ path, blocks }: ContentPage, trail: readonly ContentLink[]): boolean =>
  trail.length > 1 &&
  !giftPages.has(path) &&
  !selfUpdatingLists.has(path) &&
  blocks.some(({ type }) => type === "text");
