import { Link } from "@payloadcms/ui";
import { sql } from "@payloadcms/db-postgres";
import type { BeforeListTableServerProps } from "payload";

/** As long as a URL may be, with room to spare. */
const mostIds = 400;

/** Above the list of texts: to the table, and to those that lack English. */
export async function TextsTableLink({ payload }: BeforeListTableServerProps) {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(
    sql`select id from translations where coalesce(trim(en), '') = '' or en = sv order by key`,
  );
  const ids = rows.slice(0, mostIds).map(({ id }) => id);
  return (
    <p className="texts-table__links">
      <Link href="/admin/texts-table">Tabell för översättning</Link>
      {ids.length > 0 && (
        <Link href={`/admin/collections/translations?limit=100&where[or][0][and][0][id][in]=${ids.join(",")}`}>
          Saknar engelska ({rows.length})
        </Link>
      )}
    </p>
  );
}
