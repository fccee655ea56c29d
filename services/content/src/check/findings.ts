import * as routes from "@hjarta-lunga/contract/routes.ts";
import { deadLink } from "../links/dead-link.ts";
import { isInternal, splitHref } from "../links/href.ts";
import { isRoute } from "../links/routes.ts";
import { atField } from "./field-url.ts";
import type { Facts, Finding, FindingKind, PageFacts } from "./facts.ts";

const oldMonths = 18;
const pageUrl = ({ id }: Pick<PageFacts, "id">) => `/admin/collections/pages/${id}`;
const withoutRest = (href: string) => splitHref(href).path;

/** Names are the same in both languages. */
const isSentence = (text: string) => /[åäö]/i.test(text) && (text.match(/\p{L}+/gu) ?? []).length > 2;

const isWholeYear = (seasonText: string) => /^\s*(året (om|runt)|hela året)?[.\s]*$/i.test(seasonText);

/** Of the law, or what visitors look for there. */
const belongsInMenu = new Map([
  [routes.withdraw.href(), "Ångra ett köp"],
  ["/personuppgifter/", "Personuppgifter"],
  ["/kakor/", "Om kakor"],
  ["/tillganglighet/", "Tillgänglighet"],
]);

type Rule = (facts: Facts) => Omit<Finding, "kind">[];

const allLinks = ({ pages, elsewhere }: Facts) => [
  ...pages.flatMap((page) =>
    page.links.map(({ href, path }) => ({ href, label: page.title, url: atField(pageUrl(page), path) })),
  ),
  ...elsewhere.map(({ href, where, url }) => ({ href, label: where, url })),
];

/** A page is found by what links to it; the start pages by themselves. */
function linkedTo(facts: Facts): ReadonlySet<string> {
  const from = (own: string, href: string) => isInternal(href) && withoutRest(href) !== own;
  return new Set([
    "/",
    "/en/",
    ...facts.pages.flatMap(({ address, links }) =>
      links.filter(({ href }) => from(address, href)).map(({ href }) => withoutRest(href)),
    ),
    ...facts.elsewhere.map(({ href }) => withoutRest(href)),
  ]);
}

const rules: Record<FindingKind, Rule> = {
  deadInside: (facts) =>
    allLinks(facts).flatMap(({ href, label, url }) => {
      const detail = deadLink(href, facts.known);
      return detail === undefined ? [] : [{ label, detail, url }];
    }),
  deadOutside: (facts) =>
    allLinks(facts).flatMap(({ href, label, url }) => {
      const problem = facts.outside.get(href);
      return problem === undefined ? [] : [{ label, detail: `${href}: ${problem}`, url }];
    }),
  notInMenu: ({ menu }) =>
    [...belongsInMenu]
      .filter(([address]) => !menu.has(address))
      .map(([address, label]) => ({
        label,
        detail: `Lägg en länk till ${address} i sidfoten`,
        url: "/admin/globals/navigation",
      })),
  lacksAlt: ({ pages, media }) => [
    ...pages
      .filter(({ lacksAlt }) => lacksAlt)
      .map((page) => ({ label: page.title, detail: "En illustration saknar text", url: pageUrl(page) })),
    ...media
      .filter(({ alt }) => alt.trim() === "")
      .map(({ id, filename }) => ({
        label: filename,
        detail: "Bilden saknar text",
        url: atField(`/admin/collections/media/${id}`, "alt"),
      })),
  ],
  bare: ({ pages }) =>
    pages
      .filter(({ isBare }) => isBare)
      .map((page) => ({ label: page.title, detail: "Välj en bild i blocket ”Sidans topp”", url: pageUrl(page) })),
  untranslated: ({ pages, texts }) => {
    const hasEnglish = pages.some(({ language }) => language === "en");
    const paired = new Set(pages.flatMap(({ id, translation }) => (translation === null ? [] : [id, translation])));
    return [
      ...pages
        .filter(({ id, language }) => hasEnglish && language === "en" && !paired.has(id))
        .map((page) => ({
          label: page.title,
          detail: "Har ingen svensk sida som hör ihop med den",
          url: pageUrl(page),
        })),
      ...texts
        .filter(({ sv, en }) => en.trim() === "" || (sv === en && isSentence(sv)))
        .map(({ id, key }) => ({
          label: key,
          detail: "Den engelska texten saknas eller är svensk",
          url: atField(`/admin/collections/translations/${id}`, "en"),
        })),
    ];
  },
  noEnglish: ({ pages }) => {
    if (!pages.some(({ language }) => language === "en")) return [];
    const paired = new Set(pages.flatMap(({ id, translation }) => (translation === null ? [] : [id, translation])));
    return pages
      .filter(({ id, language }) => language === "sv" && !paired.has(id))
      .map((page) => ({ label: page.title, detail: page.address, url: pageUrl(page) }));
  },
  orphan: (facts) => {
    const linked = linkedTo(facts);
    return facts.pages
      .filter(({ address }) => !linked.has(address) && !isRoute(address))
      .map((page) => ({ label: page.title, detail: `Ingen länkar till ${page.address}`, url: pageUrl(page) }));
  },
  unusedPicture: ({ pages, media }) => {
    const used = new Set(pages.flatMap(({ pictures }) => pictures));
    return media
      .filter(({ id, isUsedElsewhere }) => !isUsedElsewhere && !used.has(id))
      .map(({ id, alt, filename }) => ({
        label: alt || filename,
        detail: "Används inte",
        url: `/admin/collections/media/${id}`,
      }));
  },
  old: ({ pages, now }) => {
    const limit = new Date(now);
    limit.setMonth(limit.getMonth() - oldMonths);
    return pages
      .filter(({ updatedAt }) => new Date(updatedAt) < limit)
      .map((page) => ({
        label: page.title,
        detail: `Ändrad senast ${page.updatedAt.slice(0, 10)}`,
        url: pageUrl(page),
      }));
  },
  noSeason: ({ campaigns }) =>
    campaigns
      // Most cards are for the whole year, and say so or nothing.
      .filter(({ hasSeason, seasonText }) => !hasSeason && !isWholeYear(seasonText))
      .map(({ id, title, seasonText }) => ({
        label: title,
        detail: `Det står ”${seasonText}”, men kortet har inga dagar och erbjuds hela året`,
        url: `/admin/collections/campaigns/${id}`,
      })),
  hard: ({ pages }) =>
    pages
      .filter(({ hard }) => hard.length > 0)
      .map((page) => ({ label: page.title, detail: page.hard.join(". "), url: pageUrl(page) })),
};

/** In the order in which they matter to a visitor. */
export const findingsOf = (facts: Facts): Finding[] =>
  (Object.keys(rules) as FindingKind[]).flatMap((kind) => rules[kind](facts).map((found) => ({ kind, ...found })));
