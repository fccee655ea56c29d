import { sql } from "@payloadcms/db-postgres";
import type { PayloadRequest } from "payload";
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
type Paths = { from: string; to: string };
const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, "");

type Database = Awaited<ReturnType<typeof databaseOf>>;

/** In one statement: a page may be linked to from thousands. A page's path holds no sign that means something to a pattern. */
async function inBlocks(database: Database, { from, to }: Paths): Promise<void> {
  // As PostgreSQL writes JSON, where a quotation mark within a text has a backslash before it.
  const link = `"(href|url)": "${withoutSlash(from)}/?(?=["?#])`;
  for (const { table, column, where } of blockColumns) {
    const held = sql.identifier(column);
    await database.execute(
      sql`update ${sql.identifier(table)}
          set ${held} = regexp_replace(${held}::text, ${link}, ${`"\\1": "${to}`}, 'g')::jsonb
          where ${where} and ${held}::text ~ ${link}`,
    );
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
          where ${path} in (${from}, ${withoutSlash(from)})`,
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
  const reference = { relationTo: "pages" as const, value: id };
  // One in the bin comes back: each old address is there once.
  const data = { from, href: to, reference, automatic: true, deletedAt: null };
  const where = { from: { equals: from } };
  const { docs } = await payload.find({ collection: "redirects", where, depth: 0, limit: 1, trash: true, req });
  const common = { collection: "redirects", data, depth: 0, req } as const;
  const [known] = docs;
  await (known === undefined ? payload.create(common) : payload.update({ ...common, id: known.id, trash: true }));
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
