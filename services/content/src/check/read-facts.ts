import { sql } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { linksIn, splitHref } from "../links/href.ts";
import { knownAddresses } from "../links/known-addresses.ts";
import type { Facts, PageFacts } from "./facts.ts";
import { isBare, picturesIn, wordsOf } from "./page-words.ts";
import { hardToRead } from "./readability.ts";

type Stored = Pick<PageFacts, "id" | "title" | "address" | "language" | "translation"> & {
  updated: string;
  blocks: unknown;
};

function judge({ updated, blocks, ...page }: Stored): PageFacts {
  const { used, lacksAlt } = picturesIn(blocks);
  return {
    ...page,
    updatedAt: updated,
    links: linksIn({ blocks }).map(({ href, path }) => ({ href, path })),
    hard: page.language === "sv" ? hardToRead(wordsOf(blocks)) : [],
    pictures: used,
    lacksAlt,
    isBare: isBare(blocks),
  };
}

/** By page and PostgreSQL's own mark of its last change: a rename changes links without a new version. */
let judged = new Map<string, PageFacts>();

/** Between them others are answered. */
const readAtATime = 50;

async function readPages(payload: Payload): Promise<PageFacts[]> {
  const { drizzle } = payload.db;
  const { rows } = await drizzle.execute<{ id: number; mark: string }>(
    sql`select id, id || ' ' || xmin::text as mark
        from pages where _status = 'published' and deleted_at is null and title is not null order by title`,
  );
  const missing = rows.filter(({ mark }) => !judged.has(mark)).map(({ id }) => id);
  const fresh = new Map<number, PageFacts>();
  for (let start = 0; start < missing.length; start += readAtATime) {
    const found = await drizzle.execute<Stored>(
      sql`select id, title, address, language, translation_id as translation, blocks,
                 to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated
          from pages where id in (${sql.join(missing.slice(start, start + readAtATime), sql`, `)})`,
    );
    for (const page of found.rows) fresh.set(page.id, judge(page));
  }
  const pages = rows.flatMap(({ id, mark }) => {
    const page = judged.get(mark) ?? fresh.get(id);
    return page === undefined ? [] : [[mark, page] as const];
  });
  judged = new Map(pages);
  return pages.map(([, page]) => page);
}

async function readElsewhere(payload: Payload): Promise<Pick<Facts, "elsewhere" | "menu">> {
  const menus = await payload.findGlobal({ slug: "navigation", depth: 0 });
  const site = await payload.findGlobal({ slug: "siteConfiguration", depth: 0 });
  const { rows } = await payload.db.drizzle.execute<{ id: number; key: string; href: string }>(
    sql`select id, key, sv as href from translations where sv like '/%'
        union all select id, key, en from translations where en like '/%'`,
  );
  const place = (value: unknown, where: string, url: string) =>
    linksIn(value).map(({ href }) => ({ href, where, url }));
  const elsewhere = [
    ...place([menus.sv, menus.en], "Menyerna", "/admin/globals/navigation"),
    ...place(
      [site.notificationLink, site.english],
      "Meddelandet överst på sidorna",
      "/admin/globals/siteConfiguration",
    ),
    ...rows.map(({ id, key, href }) => ({
      href,
      where: `Texten ${key}`,
      url: `/admin/collections/translations/${id}`,
    })),
  ];
  return { elsewhere, menu: new Set(linksIn(menus.sv).map(({ href }) => splitHref(href).path)) };
}

type Picture = Facts["media"][number];

export async function readFacts(payload: Payload): Promise<Facts> {
  const { drizzle } = payload.db;
  const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await drizzle.execute<Row>(query)).rows;
  const outside = await rows<{ url: string; problem: string }>(
    // Twice in a row: a site may be down for an hour.
    sql`select url, problem from outside_links where problem is not null and failures > 1`,
  );
  return {
    now: new Date(),
    pages: await readPages(payload),
    ...(await readElsewhere(payload)),
    known: await knownAddresses({ payload }),
    outside: new Map(outside.map(({ url, problem }) => [url, problem])),
    texts: await rows(sql`select id, key, sv, en from translations order by key`),
    media: await rows<Picture>(
      sql`select id, coalesce(alt, '') as alt, coalesce(filename, '') as filename,
                 exists (select from articles where picture_media_id = media.id)
                 or exists (select from site_configuration where organisation_logo_media_id = media.id)
                 or exists (select from _pages_v v where v.latest
                   and jsonb_path_exists(v.version_blocks, '$[*].picture.media ? (@ == $id)', jsonb_build_object('id', media.id)))
                 as "isUsedElsewhere"
          from media where deleted_at is null order by filename`,
    ),
    campaigns: await rows(
      sql`select id, title, coalesce(season_text, '') as "seasonText",
                 season_from is not null and season_to is not null as "hasSeason"
          from campaigns where _status = 'published' and deleted_at is null and offered and kind = 'greeting' order by title`,
    ),
  };
}
