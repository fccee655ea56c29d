import { sql } from "@payloadcms/db-postgres";
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from "payload";
import type { Page } from "../payload-types.ts";
import { databaseOf } from "./known-addresses.ts";
import { endRedirect, rename } from "./rename.ts";

type Stored = { address: string | null; live: boolean };

declare module "payload" {
  // Only interfaces merge with Payload's.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface RequestContext {
    addressBefore?: { id: number; address: string; wasPublished: boolean };
  }
}

/** `originalDoc` is the newest draft, which may have a new address already. */
export const rememberAddress: CollectionBeforeChangeHook<Page> = async ({ operation, originalDoc, req }) => {
  delete req.context.addressBefore;
  if (operation !== "update" || originalDoc === undefined) return;
  const { id } = originalDoc;
  const database = await databaseOf(req);
  const { rows } = await database.execute<Stored>(
    sql`select address, coalesce(_status = 'published', false) as live from pages where id = ${id}`,
  );
  const [stored] = rows;
  if (stored === undefined || stored.address === null) return;
  // What visitors see decides; a page that they never saw goes by its newest draft.
  const address = stored.live ? stored.address : originalDoc.address;
  req.context.addressBefore = { id, address, wasPublished: stored.live };
};

/** A draft of a published page keeps its published address until it is published itself. */
export const renames: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  const before = req.context.addressBefore;
  const isPublished = doc._status === "published";
  if (isPublished) await endRedirect(req, doc.address);
  if (before?.id !== doc.id || before.address === doc.address || (before.wasPublished && !isPublished)) return;
  await rename(req, { ...before, from: before.address, to: doc.address });
};
