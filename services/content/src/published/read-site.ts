import type { PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { CollectionSlug, Payload } from "payload";
import { followReferences } from "../links/follow-references.ts";
import { knownAddresses } from "../links/known-addresses.ts";
import { brokenRecords } from "./broken-records.ts";
import { BrokenRecords, createCollector } from "./collect.ts";
import { loadMedia, pictureConverter } from "./pictures.ts";
import { readDocuments } from "./read-documents.ts";
import { readRedirects } from "./read-redirects.ts";
import { campaignShape, type Shape, shapes } from "./shapes.ts";

type Listed = Extract<CollectionSlug, "giftProducts" | "membershipKinds" | "articles" | "campaigns">;

async function published<Slug extends Listed>(payload: Payload, collection: Slug, sort: string) {
  const where = { _status: { equals: "published" } };
  const { docs } = await payload.find({ collection, where, sort: [sort, "id"], depth: 0, limit: 0, pagination: false });
  return docs;
}

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
  const { collect, finish } = createCollector(payload, contentUrl, known);
  const whole = <Stored extends { _status?: unknown }>(record: Stored) => ({
    record,
    isPublished: record._status === "published",
  });
  const list = async <Stored extends { id: number }, Out>(
    slug: Listed | "translations",
    records: Stored[],
    { schema, make }: Shape<Stored, Out>,
    nameOf: (record: Stored) => string,
  ): Promise<Out[]> => {
    brokenRecords.keepOnly(slug, new Set(records.map(({ id }) => id)));
    const read = records.map((record) =>
      collect({ slug, id: record.id }, { name: nameOf(record), record }, schema, picture, make),
    );
    return (await Promise.all(read)).flat();
  };
  const global = <Stored extends { _status?: unknown }, Out>(
    slug: "siteConfiguration" | "navigation" | "postage",
    name: string,
    record: Stored,
    { schema, make }: Shape<Stored, Out>,
  ) => collect({ slug, id: null }, { name, ...whole(record) }, schema, picture, make);

  const sites = await global("siteConfiguration", "Webbplatsens uppgifter", site, shapes.siteConfiguration);
  const bothMenus = await global("navigation", "Menyerna", menus, shapes.navigation);
  const lists = {
    translations: await list("translations", words.docs, shapes.translations, ({ key }) => `Texten ”${key}”`),
    giftProducts: await list(
      "giftProducts",
      giftProducts,
      shapes.giftProducts,
      ({ heading }) => `Gåvoslaget ”${heading}”`,
    ),
    membershipKinds: await list(
      "membershipKinds",
      membershipKinds,
      shapes.membershipKinds,
      ({ name }) => `Medlemskapet ”${name}”`,
    ),
    articles: await list("articles", articles, shapes.articles, ({ name }) => `Artikeln ”${name}”`),
    campaigns: await list("campaigns", campaigns, await campaignShape(payload), ({ title }) => `Kortet ”${title}”`),
  };
  const steps = prices._status === "published" ? await global("postage", "Portot", prices, shapes.postage) : [];
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
