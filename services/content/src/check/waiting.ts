import { sql } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { openTimes } from "../schedule/endpoints.ts";
import { hrefOf } from "../schedule/records.ts";

export type Waiting = { title: string; url: string; savedAt: Date; savedBy: string | null; isNew: boolean };

type Row = { id: number; title: string | null; saved: string; by: string | null; live: boolean };

const collections = [
  { table: "pages", title: "title" },
  { table: "articles", title: "name" },
  { table: "campaigns", title: "title" },
] as const;

/** They stand among those with a set time. */
async function timedRecords(payload: Payload): Promise<ReadonlySet<string>> {
  const times = await openTimes(payload);
  return new Set(times.filter(({ change }) => change === "publish").map(({ record }) => hrefOf(record)));
}

/** Drafts that are newer than what visitors see, the newest first. */
export async function readWaiting(payload: Payload): Promise<Waiting[]> {
  const found = await Promise.all(
    collections.map(async ({ table, title }) => {
      const [record, versions] = [sql.identifier(table), sql.identifier(`_${table}_v`)];
      const { rows } = await payload.db.drizzle.execute<Row>(
        sql`select r.id, v.${sql.identifier(`version_${title}`)} as title, v.updated_at as saved, u.name as by,
                   coalesce(r._status = 'published', false) as live
            from ${versions} v join ${record} r on r.id = v.parent_id left join users u on u.id = v.version_saved_by_id
            where v.latest and v.version__status = 'draft' and r.deleted_at is null`,
      );
      return rows.map(({ id, title: name, saved, by, live }) => ({
        title: name ?? "Utan namn",
        url: `/admin/collections/${table}/${id}`,
        savedAt: new Date(saved),
        savedBy: by,
        isNew: !live,
      }));
    }),
  );
  const timed = await timedRecords(payload);
  return found
    .flat()
    .filter(({ url }) => !timed.has(url))
    .toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
}
