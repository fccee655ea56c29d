import { sql } from "@payloadcms/db-postgres";
import type { PayloadRequest } from "payload";
import { linksIn, splitHref } from "./href.ts";
import { databaseOf } from "./known-addresses.ts";

/** A place that links to a page or a document, by the name that editors know it by. */
export type Use = { where: string; url: string };

type Asked = { collection: "pages" | "documents"; id: number; address: string };

type PageRow = { id: number; title: string | null; blocks: unknown };
type TextRow = { id: number; key: string; sv: string; en: string };

const leadsTo = (address: string, value: unknown) =>
  linksIn(value).some(({ href }) => href.startsWith("/") && splitHref(href).path === address);

const isAt = (address: string, text: string) => text.startsWith("/") && splitHref(text).path === address;

async function pagesThatLink(req: PayloadRequest, { collection, id, address }: Asked): Promise<Use[]> {
  const database = await databaseOf(req);
  const own = collection === "pages" ? id : -1;
  const start = `"${address.replace(/(?<=.)\/$/, "")}`;
  const { rows } = await database.execute<PageRow>(
    sql`select id, title, blocks from pages where deleted_at is null and id <> ${own} and strpos(blocks::text, ${start}) > 0
        union all
        select parent_id, version_title, version_blocks from _pages_v
        where latest and version_deleted_at is null and parent_id <> ${own} and strpos(version_blocks::text, ${start}) > 0`,
  );
  return rows
    .filter(({ blocks }) => leadsTo(address, blocks))
    .map((page) => ({ where: `sidan ”${page.title ?? ""}”`, url: `/admin/collections/pages/${page.id}` }));
}

async function sharedPlaces(req: PayloadRequest, address: string): Promise<Use[]> {
  const { payload } = req;
  const found: Use[] = [];
  for (const draft of [false, true]) {
    const menus = await payload.findGlobal({ slug: "navigation", depth: 0, draft, req });
    const site = await payload.findGlobal({ slug: "siteConfiguration", depth: 0, draft, req });
    if (leadsTo(address, [menus.sv, menus.en])) found.push({ where: "menyerna", url: "/admin/globals/navigation" });
    if (leadsTo(address, [site.notificationLink, site.english]))
      found.push({ where: "meddelandet överst på sidorna", url: "/admin/globals/siteConfiguration" });
  }
  const database = await databaseOf(req);
  const { rows } = await database.execute<TextRow>(
    sql`select id, key, sv, en from translations where sv like '/%' or en like '/%' order by key`,
  );
  const texts = rows.filter(({ sv, en }) => [sv, en].some((text) => isAt(address, text)));
  return [
    ...found,
    ...texts.map(({ id, key }) => ({ where: `texten ”${key}”`, url: `/admin/collections/translations/${id}` })),
  ];
}

/** In published content and in drafts. */
export async function usesOf(req: PayloadRequest, asked: Asked): Promise<Use[]> {
  const uses = [...(await pagesThatLink(req, asked)), ...(await sharedPlaces(req, asked.address))];
  return [...new Map(uses.map((use) => [`${use.where} ${use.url}`, use])).values()];
}

const mostNamed = 8;

/** "sidan ”Press”, menyerna och 3 ställen till" */
export function namesOf(uses: Use[]): string {
  const more = uses.length > mostNamed ? ` och ${uses.length - mostNamed} ställen till` : "";
  return `${uses
    .slice(0, mostNamed)
    .map(({ where }) => where)
    .join(", ")}${more}`;
}
