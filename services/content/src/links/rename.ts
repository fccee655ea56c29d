import { sql } from "@payloadcms/db-postgres";
import type { PayloadRequest } from "payload";
import { linksIn, splitHref } from "./href.ts";
import { databaseOf } from "./known-addresses.ts";

/** The published blocks and the newest. Older versions find their way by the redirect. */
const blockColumns = [
  { table: "pages", column: "blocks", where: sql`true` },
  { table: "_pages_v", column: "version_blocks", where: sql`latest` },
] as const;

/** Of menus, banner and redirects. */
const linkColumn = /^(?:.+_)?href$/;
const texts = { tables: ["translations", "_translations_v"], columns: ["sv", "en", "version_sv", "version_en"] };

const holdsLinks = ({ table_name, column_name }: Column) =>
  linkColumn.test(column_name) || (texts.tables.includes(table_name) && texts.columns.includes(column_name));

type Column = { table_name: string; column_name: string };
type Blocks = { id: number; blocks: unknown };
type Paths = { from: string; to: string };
type Database = Awaited<ReturnType<typeof databaseOf>>;

async function inBlocks(database: Database, { from, to }: Paths): Promise<void> {
  for (const { table, column, where } of blockColumns) {
    const [name, held] = [sql.identifier(table), sql.identifier(column)];
    const { rows } = await database.execute<Blocks>(
      sql`select id, ${held} as blocks from ${name}
          where ${where} and strpos(${held}::text, ${`"${from.replace(/(?<=.)\/$/, "")}`}) > 0`,
    );
    for (const { id, blocks } of rows) {
      const links = linksIn(blocks).filter(({ href }) => href.startsWith("/") && splitHref(href).path === from);
      for (const { holder, key, href } of links) holder[key] = to + splitHref(href).rest;
      if (links.length === 0) continue;
      await database.execute(sql`update ${name} set ${held} = ${JSON.stringify(blocks)}::jsonb where id = ${id}`);
    }
  }
}

async function inColumns(database: Database, { from, to }: Paths): Promise<void> {
  const { rows } = await database.execute<Column>(
    sql`select table_name, column_name from information_schema.columns
        where table_schema = 'public' and data_type = 'character varying'`,
  );
  for (const { table_name, column_name } of rows.filter(holdsLinks)) {
    const column = sql.identifier(column_name);
    const path = sql`substring(${column} from '^[^?#]*')`;
    await database.execute(
      sql`update ${sql.identifier(table_name)} set ${column} = ${to}::text || substr(${column}, length(${path}) + 1)
          where ${path} in (${from}, ${from.replace(/(?<=.)\/$/, "")})`,
    );
  }
}

/** What names the old path names the new one. It gets no new version: nobody wrote anything. */
async function takeLinksAlong(req: PayloadRequest, paths: Paths): Promise<void> {
  const database = await databaseOf(req);
  await inBlocks(database, paths);
  await inColumns(database, paths);
}

/** For visitors' bookmarks, search engines and letters. */
async function leaveRedirect(req: PayloadRequest, id: number, { from, to }: Paths): Promise<void> {
  const { payload } = req;
  const data = { from, href: to, reference: { relationTo: "pages" as const, value: id }, automatic: true };
  const where = { from: { equals: from } };
  const { docs } = await payload.find({ collection: "redirects", where, depth: 0, limit: 1, req });
  const common = { collection: "redirects", data, depth: 0, req } as const;
  const [known] = docs;
  await (known === undefined ? payload.create(common) : payload.update({ ...common, id: known.id }));
}

/** A page that takes an old address ends its redirect. */
export async function endRedirect(req: PayloadRequest, address: string): Promise<void> {
  await req.payload.delete({ collection: "redirects", where: { from: { equals: address } }, depth: 0, req });
}

type Renamed = Paths & { id: number; wasPublished: boolean };

export async function rename(req: PayloadRequest, { id, from, to, wasPublished }: Renamed): Promise<void> {
  await takeLinksAlong(req, { from, to });
  // Read before the change.
  delete req.context.knownAddresses;
  if (wasPublished) await leaveRedirect(req, id, { from, to });
}
