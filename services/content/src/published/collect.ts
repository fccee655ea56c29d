import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import type { z } from "zod";
import { followReferences } from "../links/follow-references.ts";
import type { KnownAddresses } from "../links/known-addresses.ts";
import { type BrokenRecord, brokenRecords } from "./broken-records.ts";
import { lastVersions } from "./last-versions.ts";
import { loadMedia, pictureConverter, type ToPicture } from "./pictures.ts";
import { problemWords } from "./problem-words.ts";

/** What the whole site needs is broken, and never was whole. */
export class BrokenRecords extends Error {
  override name = "BrokenRecords";
}

type What<Record> = {
  /** "Sidan ”Kontakt”" */
  name: string;
  record: Record;
  isPublished?: boolean;
};
type Make<Record> = (record: Record, picture: ToPicture) => unknown;
type Place = { slug: CollectionSlug; id: number } | { slug: GlobalSlug; id: null };

const mostOfName = 100;

/** A record that is broken shows its last published version that was whole, so that the others go live. */
export function createCollector(payload: Payload, contentUrl: string, known: KnownAddresses) {
  const checked: Place[] = [];
  const found: BrokenRecord[] = [];

  async function collect<Stored extends object, Out>(
    place: Place,
    { name, record, isPublished = true }: What<Stored>,
    schema: z.ZodType<Out>,
    picture: ToPicture,
    make: Make<Stored>,
  ): Promise<Out[]> {
    const attempt = (each: Stored, pictures: ToPicture): { out: Out } | { error: unknown } => {
      try {
        const parsed = schema.safeParse(make(each, pictures));
        return parsed.success ? { out: parsed.data } : { error: parsed.error };
      } catch (error) {
        return { error };
      }
    };
    checked.push(place);
    const now = isPublished ? attempt(record, picture) : { error: undefined };
    if ("out" in now) return [now.out];

    const why = isPublished ? problemWords(payload, place.slug, now.error) : "den är inte publicerad";
    const versions = (await lastVersions(payload, place)) as Stored[];
    followReferences(versions, known);
    const pictures = pictureConverter(await loadMedia(payload, versions), contentUrl);
    const whole = versions.map((version) => attempt(version, pictures)).find((each) => "out" in each);
    const shown = whole === undefined ? "visas inte på webbplatsen" : "visas på webbplatsen som den var förut";
    const href = place.id === null ? `/admin/globals/${place.slug}` : `/admin/collections/${place.slug}/${place.id}`;
    // Too long may be the name itself.
    const shortName = name.length > mostOfName ? `${name.slice(0, mostOfName)}…”` : name;
    const text = `${shortName} ${shown}: ${why}. Rätta det och publicera igen.`;
    payload.logger.warn(`${place.slug} ${place.id ?? ""} is broken: ${text}`);
    found.push({ ...place, href, text });
    return whole === undefined ? [] : [whole.out];
  }

  return {
    collect,
    finish: () => brokenRecords.replace(checked, found),
  };
}
