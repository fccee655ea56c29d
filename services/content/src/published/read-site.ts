import {
  article,
  campaign,
  giftProduct,
  membershipKind,
  navigation,
  postage,
  type PublishedSite,
  siteConfiguration,
  translation,
} from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { CollectionSlug, Payload } from "payload";
import { z } from "zod";
import type {
  Navigation as StoredNavigation,
  Postage as StoredPostage,
  SiteConfiguration as StoredSite,
} from "../payload-types.ts";
import { followReferences } from "../links/follow-references.ts";
import { knownAddresses } from "../links/known-addresses.ts";
import { brokenRecords } from "./broken-records.ts";
import { artworkConverter } from "./artworks.ts";
import { link } from "./block-converters.ts";
import { BrokenRecords, createCollector } from "./collect.ts";
import { loadMedia, pictureConverter, type ToPicture } from "./pictures.ts";
import { present } from "./present.ts";
import { readDocuments } from "./read-documents.ts";
import { readRedirects } from "./read-redirects.ts";

const navigations = z.object({ sv: navigation, en: navigation });

type Listed = Extract<CollectionSlug, "giftProducts" | "membershipKinds" | "articles" | "campaigns">;

async function published<Slug extends Listed>(payload: Payload, collection: Slug, sort: string) {
  const where = { _status: { equals: "published" } };
  const { docs } = await payload.find({ collection, where, sort: [sort, "id"], depth: 0, limit: 0, pagination: false });
  return docs;
}

export const notificationToContract = (stored: StoredSite | StoredSite["english"]) => ({
  ...present({ notificationLink: link(stored?.notificationLink) }),
  notificationMessage: stored?.notificationMessage ?? "",
});

function siteToContract(stored: StoredSite, picture: ToPicture) {
  const { organisation } = stored;
  const { purpose, assurance, hours } = organisation.english ?? {};
  return {
    ...notificationToContract(stored),
    enableNotification: stored.enableNotification === true,
    english: notificationToContract(stored.english),
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
export const menuToContract = (stored: StoredMenu | undefined) => ({
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
  const known = await knownAddresses({ payload });
  followReferences([site, menus], known);
  const picture = pictureConverter(await loadMedia(payload, [site, articles]), contentUrl);
  const drawn = await artworkConverter(payload);
  const { collect, finish } = createCollector(payload, contentUrl, known);
  const whole = <Stored extends { _status?: unknown }>(record: Stored) => ({
    record,
    isPublished: record._status === "published",
  });
  const list = async <Stored extends { id: number }, Out>(
    slug: Listed | "translations",
    records: Stored[],
    schema: z.ZodType<Out>,
    nameOf: (record: Stored) => string,
    make: (record: Stored, picture: ToPicture) => unknown = (record) => record,
  ): Promise<Out[]> => {
    brokenRecords.keepOnly(slug, new Set(records.map(({ id }) => id)));
    const read = records.map((record) =>
      collect({ slug, id: record.id }, { name: nameOf(record), record }, schema, picture, make),
    );
    return (await Promise.all(read)).flat();
  };

  const sites = await collect(
    { slug: "siteConfiguration", id: null },
    { name: "Webbplatsens uppgifter", ...whole(site) },
    siteConfiguration,
    picture,
    siteToContract,
  );
  const bothMenus = await collect(
    { slug: "navigation", id: null },
    { name: "Menyerna", ...whole(menus) },
    navigations,
    picture,
    ({ sv, en }: StoredNavigation) => ({ sv: menuToContract(sv), en: menuToContract(en) }),
  );
  const lists = {
    translations: await list("translations", words.docs, translation, ({ key }) => `Texten ”${key}”`),
    giftProducts: await list(
      "giftProducts",
      giftProducts,
      giftProduct,
      ({ heading }) => `Gåvoslaget ”${heading}”`,
      (record) => ({ ...record, effects: (record.effects ?? []).map((effect) => present(effect)) }),
    ),
    membershipKinds: await list(
      "membershipKinds",
      membershipKinds,
      membershipKind,
      ({ name }) => `Medlemskapet ”${name}”`,
    ),
    articles: await list(
      "articles",
      articles,
      article,
      ({ name }) => `Artikeln ”${name}”`,
      (record, toPicture) => ({
        ...record,
        needsStock: record.needsStock === true,
        picture: toPicture(record.picture),
      }),
    ),
    campaigns: await list(
      "campaigns",
      campaigns,
      campaign,
      ({ title }) => `Kortet ”${title}”`,
      (record) => ({
        ...record,
        ...drawn(record),
        season: record.season?.from && record.season.to ? record.season : null,
        seasonText: record.seasonText ?? "",
        offered: record.offered === true,
      }),
    ),
  };
  const steps =
    prices._status === "published"
      ? await collect(
          { slug: "postage", id: null },
          { name: "Portot", record: prices },
          postage,
          picture,
          stepsToContract,
        )
      : [];
  finish();
  const why = (name: string) => `${name} har aldrig varit rätt ifyllda. Rätta dem och publicera dem.`;
  return {
    site: only(sites, why("Webbplatsens uppgifter")),
    navigation: only(bothMenus, why("Menyerna")),
    ...lists,
    postage: steps[0] ?? null,
    redirects: readRedirects(known),
    documents: await readDocuments(payload, contentUrl),
  };
}
