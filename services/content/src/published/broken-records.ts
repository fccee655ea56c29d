import type { CollectionSlug, GlobalSlug } from "payload";

export type RecordSlug = CollectionSlug | GlobalSlug;

/** For editors, in Swedish. */
export type BrokenRecord = { slug: RecordSlug; id: number | null; href: string; text: string };

const records = new Map<string, BrokenRecord>();
let isRead = false;

const keyOf = ({ slug, id }: Pick<BrokenRecord, "slug" | "id">) => `${slug} ${id ?? ""}`;

/** Found whenever what is published is read, as each build does. */
export const brokenRecords = {
  all: (): BrokenRecord[] => [...records.values()],
  isKnown: () => isRead,
  replace(checked: readonly Pick<BrokenRecord, "slug" | "id">[], found: readonly BrokenRecord[]): void {
    isRead = true;
    for (const record of checked) records.delete(keyOf(record));
    for (const record of found) records.set(keyOf(record), record);
  },
  /** Those that are published no more. */
  keepOnly(slug: RecordSlug, ids: ReadonlySet<number>): void {
    for (const [key, record] of records)
      if (record.slug === slug && record.id !== null && !ids.has(record.id)) records.delete(key);
  },
};
