import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { neededGiftKinds } from "@hjarta-lunga/contract/gifts.ts";
import type { Payload, PayloadRequest, RequiredDataFromCollectionSlug } from "payload";
import type { SeedContent } from "./seed-content.ts";
import { toStoredMenu, toStoredPage, toStoredPicture, toStoredSite } from "./to-payload.ts";

type Options = {
  payload: Payload;
  content: SeedContent;
  administrator: { email: string; password: string } | undefined;
};
export type SeedReport = { filled: boolean; translationsAdded: number; administratorAdded: boolean };

/** Of each call: what a request has read is kept in its context. */
const quietly = () => ({ context: { skipsPublish: true }, depth: 0 });
const live = { _status: "published" } as const;
type Page = RequiredDataFromCollectionSlug<"pages">;

const notStored = (path: string) => (cause: unknown) => {
  throw new Error(`The page ${path} could not be stored`, { cause });
};

async function addAdministrator({ payload, administrator }: Options): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs > 0 || administrator === undefined) return false;
  const data = { ...administrator, name: "Administratör", role: "administrator" } as const;
  await payload.create({ collection: "users", data, ...quietly() });
  return true;
}

async function addTranslations({ payload, content }: Options, req: Partial<PayloadRequest>): Promise<number> {
  const stored = await payload.find({
    collection: "translations",
    select: { key: true },
    depth: 0,
    pagination: false,
    limit: 0,
    req,
  });
  const known = new Set(stored.docs.map(({ key }) => key));
  const missing = Object.entries(content.translations).filter(([key]) => !known.has(key));
  for (const [key, words] of missing) {
    await payload.create({ collection: "translations", data: { key, ...words }, req, ...quietly() });
  }
  return missing.length;
}

/** A seed that was interrupted leaves its files, since no transaction holds the disk: the next one writes over them. */
async function addDocuments({ payload, content }: Options, req: Partial<PayloadRequest>) {
  for (const { file: url, ...data } of content.documents) {
    const bytes = await readFile(url);
    const file = { data: bytes, mimetype: "application/pdf", name: basename(url.pathname), size: bytes.length };
    await payload.create({ collection: "documents", data, file, overwriteExistingFiles: true, req, ...quietly() });
  }
}

type PageIds = ReadonlyMap<string, number>;

/** Bare rows: links go both ways between pages, and refer only to those that are there. */
async function reservePages({ payload, content }: Options, req: Partial<PayloadRequest>): Promise<PageIds> {
  const ids = new Map<string, number>();
  for (const { path, title, language } of content.pages) {
    const data = { title, address: path, language, _status: "draft" };
    const stored: unknown = await payload.db.create({ collection: "pages", data, req }).catch(notStored(path));
    ids.set(path, (stored as { id: number }).id);
  }
  return ids;
}

async function fillPages({ payload, content }: Options, ids: PageIds, req: Partial<PayloadRequest>) {
  for (const page of content.pages) {
    const data = { ...toStoredPage(page, ids), ...live } as Page;
    const id = ids.get(page.path) ?? 0;
    await payload.update({ collection: "pages", id, data, req, ...quietly() }).catch(notStored(page.path));
  }
}

async function fill(options: Options, req: Partial<PayloadRequest>) {
  const { payload, content } = options;
  const common = () => ({ req, ...quietly() });
  // What comes after may link to them.
  await addDocuments(options, req);
  const pageIds = await reservePages(options, req);
  await payload.updateGlobal({
    slug: "siteConfiguration",
    data: { ...toStoredSite(content.site), ...live },
    ...common(),
  });
  const menus = { sv: toStoredMenu(content.navigation.sv), en: toStoredMenu(content.navigation.en) };
  await payload.updateGlobal({ slug: "navigation", data: { ...menus, ...live }, ...common() });
  for (const product of content.giftProducts) {
    await payload.create({ collection: "giftProducts", data: { ...product, ...live }, ...common() });
  }
  for (const [index, kind] of content.membershipKinds.entries()) {
    const data = { ...kind, position: (index + 1) * 10, ...live };
    await payload.create({ collection: "membershipKinds", data, ...common() });
  }
  for (const [index, { picture, ...article }] of content.articles.entries()) {
    const data = { ...article, picture: toStoredPicture(picture), position: (index + 1) * 10, ...live };
    await payload.create({ collection: "articles", data, ...common() });
  }
  for (const [index, { season, artwork, ...campaign }] of content.campaigns.entries()) {
    if (typeof artwork !== "string") throw new Error(`The drawing of ${campaign.code} is not one of the house`);
    const data = { ...campaign, artwork, season: season ?? {}, position: (index + 1) * 10, ...live };
    await payload.create({ collection: "campaigns", data, ...common() });
  }
  await fillPages(options, pageIds, req);
}

/** Those that a journey cannot do without. Editors cannot take one away, so that a missing one is newer than the database. */
async function addNeededProducts({ payload, content }: Options, req: Partial<PayloadRequest>) {
  const { docs } = await payload.find({ collection: "giftProducts", depth: 0, pagination: false, limit: 0, req });
  const known = new Set<string>(docs.map(({ kind }) => kind));
  const needed = new Set<string>(neededGiftKinds);
  for (const product of content.giftProducts) {
    if (known.has(product.kind) || !needed.has(product.kind)) continue;
    await payload.create({ collection: "giftProducts", data: { ...product, ...live }, req, ...quietly() });
  }
}

/** Once: from then on it is the editors'. */
async function addPostage({ payload, content }: Options, req: Partial<PayloadRequest>) {
  const known = await payload.findGlobal({ slug: "postage", depth: 0, req });
  if (known._status === "published") return;
  await payload.updateGlobal({ slug: "postage", data: { steps: content.postage, ...live }, req, ...quietly() });
}

/**
 * Fills an empty database in one transaction, so that a seed that was interrupted leaves it empty. A filled one is the
 * editors': it only gets what the code has learnt to ask for since.
 */
export async function seed(options: Options): Promise<SeedReport> {
  const { payload } = options;
  const administratorAdded = await addAdministrator(options);
  const transactionID = await payload.db.beginTransaction();
  const req: Partial<PayloadRequest> = transactionID === null ? {} : { transactionID };
  try {
    const { totalDocs } = await payload.count({ collection: "pages" });
    const site = await payload.findGlobal({ slug: "siteConfiguration", depth: 0 });
    const isEmpty = totalDocs === 0 && site._status !== "published";
    if (isEmpty) await fill(options, req);
    await addNeededProducts(options, req);
    await addPostage(options, req);
    const translationsAdded = await addTranslations(options, req);
    if (transactionID !== null) await payload.db.commitTransaction(transactionID);
    return { filled: isEmpty, translationsAdded, administratorAdded };
  } catch (error) {
    if (transactionID !== null) await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
