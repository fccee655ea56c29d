import { sql } from "@payloadcms/db-postgres";
import type { PayloadRequest } from "payload";

/** Blocks are a JSON column, where the database cannot guard references. */
export async function mediaUses(req: PayloadRequest, id: number): Promise<string[]> {
  const path = "$[*].picture.media ? (@ == $id)";
  const vars = JSON.stringify({ id });
  const found = await req.payload.db.drizzle.execute<{ title: string }>(
    sql`select title from pages where jsonb_path_exists(blocks, ${path}::jsonpath, ${vars}::jsonb)
        union select v.version_title from _pages_v v
        where v.latest and jsonb_path_exists(v.version_blocks, ${path}::jsonpath, ${vars}::jsonb)`,
  );
  const articles = await req.payload.find({
    collection: "articles",
    where: { "picture.media": { equals: id } },
    depth: 0,
    pagination: false,
    req,
  });
  const site = await req.payload.findGlobal({ slug: "siteConfiguration", depth: 0, req });
  return [
    ...found.rows.map(({ title }) => `sidan ”${title}”`),
    ...articles.docs.map(({ name }) => `artikeln ”${name}”`),
    ...(site.organisation.logo.media === id ? ["logotypen"] : []),
  ];
}
