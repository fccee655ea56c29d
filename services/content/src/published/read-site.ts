import {
  article,
  campaign,
  giftProduct,
  membershipKind,
  type Navigation,
  navigation,
  postage,
  type PublishedSite,
  siteConfiguration,
  translation,
} from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { CollectionSlug, Payload } from "payload";
import type {
  Navigation as StoredNavigation,
  Postage as StoredPostage,
  SiteConfiguration as StoredSite,
} from "../payload-types.ts";
import { followReferences } from "../links/follow-references.ts";
import { knownAddresses } from "../links/known-addresses.ts";
import { link } from "./block-converters.ts";
import { BrokenRecords, createCollector } from "./collect.ts";
import { loadMedia, pictureConverter, type ToPicture } from "./pictures.ts";
import { present } from "./present.ts";
import { readDocuments } from "./read-documents.ts";
import { readRedirects } from "./read-redirects.ts";

type Listed = Extract<CollectionSlug, "giftProducts" | "membershipKinds" | "articles" | "campaigns">;

async function published<Slug extends Listed>(payload: Payload, collection: Slug, sort: string) {
  const where = { _status: { equals: "published" } };
  const { docs } = await payload.find({ collection, where, sort: [sort, "id"], depth: 0, limit: 0, pagination: false });
  return docs;
}

const notification = (stored: StoredSite | StoredSite["english"]) => ({
  ...present({ notificationLink: link(stored?.notificationLink) }),
  notificationMessage: stored?.notificationMessage ?? "",
});

function siteToContract(stored: StoredSite, picture: ToPicture) {
  const { organisation } = stored;
  const { purpose, assurance, hours } = organisation.english ?? {};
  return {
    ...notification(stored),
    enableNotification: stored.enableNotification === true,
    english: notification(stored.english),
    organisation: {
      ...organisation,
      english: { purpose: purpose ?? "", assurance: assurance ?? "", hours: hours ?? "" },
      logo: picture(organisation.logo),
    },
    researchHour: stored.researchHour,
  };
}

type StoredMenu = NonNullable<StoredNavigation["sv"]>;
type StoredLink = NonNullable<StoredMenu["main"]>[number];

const menuLink = ({ label, href, language }: StoredLink) => present({ label, href, language });
const menuToContract = (stored: StoredMenu | undefined) => ({
  main: (stored?.main ?? []).map(menuLink),
  footer: (stored?.footer ?? []).map(({ heading, links }) => ({ heading, links: (links ?? []).map(menuLink) })),
});

const stepsToContract = ({ steps }: StoredPostage) =>
  steps.map(({ upToGrams, price }) => ({ upToGrams: upToGrams ?? null, price }));

function only<Value>(values: Value[], problem: string): Value {
  const [value] = values;
  if (value === undefined) throw new BrokenRecords(problem);
  return value;
}

export async function readSite(payload: Payload, contentUrl: string): Promise<PublishedSite> {
  const [site, menus, words, giftProducts, membershipKinds, articles, campaigns, prices] = await Promise.all([
    payload.findGlobal({ slug: "siteConfiguration", depth: 0 }),
    payload.findGlobal({ slug: "navigation", depth: 0 }),
    payload.find({ collection: "translations", sort: "key", depth: 0, limit: 0, pagination: false }),
    published(payload, "giftProducts", "kind"),
    published(payload, "membershipKinds", "position"),
    published(payload, "articles", "position"),
    published(payload, "campaigns", "position"),
    payload.findGlobal({ slug: "postage", depth: 0 }),
  ]);
  for (const { record, name } of [
    { record: site, name: "The site configuration" },
    { record: menus, name: "The navigation" },
  ]) {
    if (record._status !== "published") throw new BrokenRecords(`${name} has never been published, or was taken back`);
  }
  const known = await knownAddresses({ payload });
  followReferences([site, menus], known);
  const picture = pictureConverter(await loadMedia(payload, [site, articles]), contentUrl);
  const { check, finish } = createCollector();
  const menu = (name: "sv" | "en"): Navigation[] =>
    check(navigation, `Navigation (${name})`, () => menuToContract(menus[name]));
  const parts = {
    site: check(siteConfiguration, "Site configuration", () => siteToContract(site, picture)),
    sv: menu("sv"),
    en: menu("en"),
    translations: words.docs.flatMap((word) => check(translation, `Translation ${word.key}`, () => word)),
    giftProducts: giftProducts.flatMap((record) =>
      check(giftProduct, `Gift product ${record.kind}`, () => ({ ...record, effects: record.effects ?? [] })),
    ),
    membershipKinds: membershipKinds.flatMap((record) =>
      check(membershipKind, `Membership kind ${record.code}`, () => record),
    ),
    articles: articles.flatMap((record) =>
      check(article, `Article ${record.articleNumber}`, () => ({
        ...record,
        needsStock: record.needsStock === true,
        picture: picture(record.picture),
      })),
    ),
    campaigns: campaigns.flatMap((record) =>
      check(campaign, `Campaign ${record.code}`, () => ({
        ...record,
        season: record.season?.from && record.season.to ? record.season : null,
        seasonText: record.seasonText ?? "",
        offered: record.offered === true,
      })),
    ),
  };
  const steps = prices._status === "published" ? check(postage, "Postage", () => stepsToContract(prices)) : [];
  finish();
  const { site: sites, sv, en, ...lists } = parts;
  const missing = "The site configuration or the navigation is missing";
  return {
    site: only(sites, missing),
    navigation: { sv: only(sv, missing), en: only(en, missing) },
    ...lists,
    postage: steps[0] ?? null,
    redirects: readRedirects(known),
    documents: await readDocuments(payload, contentUrl),
  };
}
