import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from "payload";
import { Refused } from "../calls/refused.ts";
import { type Part, rights } from "../access/roles.ts";

/** "pages/12", or "globals/navigation". */
export type ScheduledRecord =
  | { part: Part; name: string; global: GlobalSlug }
  | { part: Part; name: string; collection: CollectionSlug; id: number };

const isScheduled = (part: string): part is Part =>
  Object.hasOwn(rights, part) && rights[part as Part].schedule.length > 0;

export function recordFrom(name: string): ScheduledRecord {
  const [first = "", second = ""] = name.split("/");
  const part = first === "globals" ? second : first;
  if (isScheduled(part)) {
    if (first === "globals") return { part, name, global: part as GlobalSlug };
    if (/^\d{1,9}$/.test(second)) return { part, name, collection: part as CollectionSlug, id: Number(second) };
  }
  throw new Refused("Det här kan inte få en bestämd tid.");
}

export const hrefOf = (name: string) => (name.startsWith("globals/") ? `/admin/${name}` : `/admin/collections/${name}`);

export type Content = Record<string, unknown>;

const own = new Set(["id", "createdAt", "updatedAt", "_status", "deletedAt", "savedBy", "globalType"]);

/** The newest that is saved, draft or not. Undefined when it is gone. */
export async function newestOf(payload: Payload, record: ScheduledRecord, req?: PayloadRequest) {
  const asked = { depth: 0, draft: true, ...(req !== undefined && { req }) } as const;
  const found =
    "global" in record
      ? await payload.findGlobal({ slug: record.global, ...asked })
      : await payload.findByID({ collection: record.collection, id: record.id, disableErrors: true, ...asked });
  const doc = found as unknown as Content | null;
  return doc === null || (doc.deletedAt ?? null) !== null ? undefined : doc;
}

export const contentOf = (doc: Content): Content =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !own.has(name)));

const wordsOf = (label: unknown) => (typeof label === "string" ? label : "");

/** "Sida", "Menyer" */
const kindOf = ({ collections, globals }: Payload, record: ScheduledRecord) =>
  "global" in record
    ? wordsOf(globals.config.find(({ slug }) => slug === record.global)?.label)
    : wordsOf(collections[record.collection].config.labels.singular);

export function titleOf(payload: Payload, record: ScheduledRecord, doc: Content): string {
  if ("global" in record) return kindOf(payload, record);
  const { useAsTitle } = payload.collections[record.collection].config.admin;
  return wordsOf(doc[useAsTitle ?? "id"]);
}
