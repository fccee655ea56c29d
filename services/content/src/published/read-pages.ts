import { contentPage, type PublishedPages } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Payload } from "payload";
import type { Page } from "../payload-types.ts";
import { followReferences } from "../links/follow-references.ts";
import { knownAddresses } from "../links/known-addresses.ts";
import { convertBlock, type Tools } from "./block-converters.ts";
import { brokenRecords } from "./broken-records.ts";
import { createCollector } from "./collect.ts";
import { loadMedia, pictureConverter } from "./pictures.ts";
import { present } from "./present.ts";

type Paging = { page: number; limit: number };
type Paths = ReadonlyMap<number, string>;

const idOf = (relation: Page["translation"]) => (typeof relation === "object" ? relation?.id : relation);

/** Editors link only one of the two. */
async function translationsOf(payload: Payload, pages: Page[]): Promise<Paths> {
  const ids = pages.map(({ id }) => id);
  const wanted = pages.flatMap((page) => idOf(page.translation) ?? []);
  const { docs } = await payload.find({
    collection: "pages",
    where: {
      and: [{ _status: { equals: "published" } }, { or: [{ id: { in: wanted } }, { translation: { in: ids } }] }],
    },
    select: { address: true, translation: true },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  const paths = new Map(docs.map(({ id, address }) => [id, address]));
  const pointing = new Map(docs.flatMap(({ translation, address }) => [[idOf(translation) ?? 0, address] as const]));
  return new Map(
    pages.flatMap((page) => {
      const path = paths.get(idOf(page.translation) ?? 0) ?? pointing.get(page.id);
      return path === undefined ? [] : [[page.id, path] as const];
    }),
  );
}

export function pageToContract(page: Page, tools: Tools, translation: string | undefined) {
  return {
    ...present({ translation, searchTitle: page.searchTitle }),
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

export async function readPages(
  payload: Payload,
  contentUrl: string,
  { page, limit }: Paging,
): Promise<PublishedPages> {
  const found = await payload.find({
    collection: "pages",
    where: { _status: { equals: "published" } },
    sort: "id",
    depth: 0,
    page,
    limit,
  });
  const known = await knownAddresses({ payload });
  followReferences(found.docs, known);
  const [translations, media] = await Promise.all([
    translationsOf(payload, found.docs),
    loadMedia(payload, found.docs),
  ]);
  const picture = pictureConverter(media, contentUrl);
  const collector = createCollector(payload, contentUrl, known);
  const read = found.docs.map((record) => {
    const warn = (message: string) => payload.logger.warn(`Page ${record.address} (${record.id}): ${message}`);
    return collector.collect(
      { slug: "pages", id: record.id },
      { name: `Sidan ”${record.title}”`, record },
      contentPage,
      picture,
      // Where it stands is never older than where others link to it: two pages could have one address.
      (version, ofVersion) =>
        pageToContract(
          { ...version, address: record.address },
          { picture: ofVersion, warn },
          translations.get(record.id),
        ),
    );
  });
  const pages = (await Promise.all(read)).flat();
  collector.finish();
  if (page === 1 && !found.hasNextPage) brokenRecords.keepOnly("pages", new Set(found.docs.map(({ id }) => id)));
  return { pages, nextPage: found.nextPage ?? null };
}
