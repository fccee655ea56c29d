import { sql } from "@payloadcms/db-postgres";
import { documentPath } from "@hjarta-lunga/contract/documents.ts";
import type { Payload, PayloadRequest } from "payload";
import { splitHref, targetOf, type Target } from "./href.ts";

type Known = { title: string; target: Target; address: string; isPublished: boolean };
type Redirect = { id: number; href: string; target: Target | undefined };

/** What an address within the site can lead to, by its path. */
export type KnownAddresses = {
  at: ReadonlyMap<string, Known>;
  of: (target: Target | undefined) => Known | undefined;
  redirects: ReadonlyMap<string, Redirect>;
};

declare module "payload" {
  // Only interfaces merge with Payload's.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface RequestContext {
    knownAddresses?: Promise<KnownAddresses>;
  }
}

type Database = Payload["db"]["drizzle"];
type Asked = Pick<PayloadRequest, "payload"> & Partial<Pick<PayloadRequest, "context" | "transactionID">>;

/** Sees what the transaction of the request has changed already. */
export async function databaseOf({ payload, transactionID }: Asked): Promise<Database> {
  const id = await transactionID;
  const session = id === undefined ? undefined : payload.db.sessions?.[id]?.db;
  return (session as Database | undefined) ?? payload.db.drizzle;
}

const keyOf = ({ relationTo, value }: Target) => `${relationTo} ${value}`;

type PageRow = { id: number; title: string | null; address: string | null; live: boolean };
type DocumentRow = { id: number; title: string; filename: string };
type RedirectRow = { id: number; from: string; href: string; page: number | null; document: number | null };

async function readRows(asked: Asked) {
  const database = await databaseOf(asked);
  // A draft's own address too: its page takes it when it is published.
  const pages = await database.execute<PageRow>(
    sql`select id, title, address, coalesce(_status = 'published', false) as live from pages
        where deleted_at is null
        union all
        select v.parent_id, v.version_title, v.version_address, false from _pages_v v
        join pages p on p.id = v.parent_id where v.latest and p.deleted_at is null`,
  );
  const documents = await database.execute<DocumentRow>(
    sql`select id, title, filename from documents where filename is not null and deleted_at is null`,
  );
  const redirects = await database.execute<RedirectRow>(
    sql`select r.id, r."from", r.href, l.pages_id as page, l.documents_id as document
        from redirects r left join redirects_rels l on l.parent_id = r.id and l.path = 'reference'
        where r.deleted_at is null`,
  );
  return { pages: pages.rows, documents: documents.rows, redirects: redirects.rows };
}

async function read(asked: Asked): Promise<KnownAddresses> {
  const { pages, documents, redirects } = await readRows(asked);
  const at = new Map<string, Known>();
  const of = new Map<string, Known>();
  const add = (known: Known) => {
    const key = keyOf(known.target);
    if (known.isPublished || !at.has(known.address)) at.set(known.address, known);
    if (known.isPublished || !of.has(key)) of.set(key, known);
  };
  for (const { id, title, address, live } of pages) {
    if (address === null) continue;
    add({ title: title ?? "", target: { relationTo: "pages", value: id }, address, isPublished: live });
  }
  for (const { id, title, filename } of documents) {
    const target = { relationTo: "documents", value: id } as const;
    add({ title, target, address: documentPath(filename), isPublished: true });
  }
  const leading = redirects.map(({ id, from, href, page, document }) => {
    const reference =
      page === null ? { relationTo: "documents", value: document } : { relationTo: "pages", value: page };
    return [from, { id, href, target: targetOf(reference) }] as const;
  });
  return {
    at,
    of: (target) => (target === undefined ? undefined : of.get(keyOf(target))),
    redirects: new Map(leading),
  };
}

/** Each link of a record asks: they are read once a request. */
export function knownAddresses(asked: Asked): Promise<KnownAddresses> {
  if (asked.context === undefined) return read(asked);
  asked.context.knownAddresses ??= read(asked);
  return asked.context.knownAddresses;
}

/** What is at that path, or what an earlier name of it leads to now. */
export function find(known: KnownAddresses, href: string): Known | undefined {
  const { path } = splitHref(href);
  return known.at.get(path) ?? known.of(known.redirects.get(path)?.target);
}
