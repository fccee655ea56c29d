import {
  article,
  campaign,
  contentPage,
  giftProduct,
  membershipKind,
  navigation,
  postage,
  siteConfiguration,
  translation,
} from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Payload } from "payload";
import { z } from "zod";
import type {
  Article,
  Campaign,
  GiftProduct,
  MembershipKind,
  Navigation,
  Page,
  Postage,
  SiteConfiguration,
  Translation,
} from "../payload-types.ts";
import { artworkConverter } from "./artworks.ts";
import { convertBlock, link, type Tools } from "./block-converters.ts";
import type { ToPicture } from "./pictures.ts";
import { present } from "./present.ts";

/** How a stored record becomes what the site reads. */
export type Shape<Stored, Out> = { schema: z.ZodType<Out>; make: (record: Stored, picture: ToPicture) => unknown };

const asStored = (record: unknown) => record;
const shape = <Stored, Out>(schema: z.ZodType<Out>, make: Shape<Stored, Out>["make"] = asStored) => ({ schema, make });

export const notificationToContract = (stored: SiteConfiguration | SiteConfiguration["english"]) => ({
  ...present({ notificationLink: link(stored?.notificationLink) }),
  notificationMessage: stored?.notificationMessage ?? "",
});

function siteToContract(stored: SiteConfiguration, picture: ToPicture) {
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

type StoredMenu = NonNullable<Navigation["sv"]>;
type StoredLink = NonNullable<StoredMenu["main"]>[number];

const menuLink = ({ label, href, language }: StoredLink) => present({ label, href, language });
export const menuToContract = (stored: StoredMenu | undefined) => ({
  main: (stored?.main ?? []).map(menuLink),
  footer: (stored?.footer ?? []).map(({ heading, links }) => ({ heading, links: (links ?? []).map(menuLink) })),
});

export function pageToContract(page: Page, tools: Tools, translated: string | undefined) {
  return {
    ...present({ translation: translated, searchTitle: page.searchTitle }),
    path: page.address,
    language: page.language,
    title: page.title,
    description: page.description ?? "",
    mood: page.mood,
    searchable: page.searchable === true,
    blocks: (page.blocks ?? []).map((block) => convertBlock(block, tools)),
    updatedAt: page.updatedAt,
  };
}

const silently = () => undefined;

/** Which page a page is the translation of, its reader adds. */
export const shapes = {
  pages: shape(contentPage, (page: Page, picture) => pageToContract(page, { picture, warn: silently }, undefined)),
  siteConfiguration: shape(siteConfiguration, siteToContract),
  navigation: shape(z.object({ sv: navigation, en: navigation }), ({ sv, en }: Navigation) => ({
    sv: menuToContract(sv),
    en: menuToContract(en),
  })),
  postage: shape(postage, ({ steps }: Postage) =>
    steps.map(({ upToGrams, price }) => ({ upToGrams: upToGrams ?? null, price })),
  ),
  translations: shape<Translation, z.infer<typeof translation>>(translation),
  giftProducts: shape(giftProduct, (record: GiftProduct) => ({ ...record, effects: record.effects ?? [] })),
  membershipKinds: shape<MembershipKind, z.infer<typeof membershipKind>>(membershipKind),
  articles: shape(article, (record: Article, picture) => ({
    ...record,
    needsStock: record.needsStock === true,
    picture: picture(record.picture),
  })),
};

/** A card's drawing may be one of those that were uploaded. */
export async function campaignShape(payload: Payload) {
  const drawn = await artworkConverter(payload);
  return shape(campaign, (record: Campaign) => ({
    ...record,
    ...drawn(record),
    season: record.season?.from && record.season.to ? record.season : null,
    seasonText: record.seasonText ?? "",
    offered: record.offered === true,
  }));
}
