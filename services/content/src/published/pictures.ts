import type { Picture } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Payload } from "payload";
import type { Media } from "../payload-types.ts";
import { versionedUrl } from "./versioned-url.ts";

export type StoredPicture = {
  source?: string | null;
  name?: string | null;
  alt?: string | null;
  decorative?: boolean | null;
  media?: number | Media | null;
};

export type MediaTable = ReadonlyMap<number, Media>;
export type ToPicture = (stored: StoredPicture | null | undefined) => Picture | undefined;

function mediaIds(value: unknown, found = new Set<number>()): Set<number> {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inside] of Object.entries(value)) {
    if (key === "media" && typeof inside === "number") found.add(inside);
    else mediaIds(inside, found);
  }
  return found;
}

export async function loadMedia(payload: Payload, records: unknown): Promise<MediaTable> {
  const ids = [...mediaIds(records)];
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: "media",
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    limit: 0,
    // What is used cannot go to the bin; if it did, no build should stop for it.
    trash: true,
  });
  return new Map(docs.map((media) => [media.id, media]));
}

type File = { url?: string | null; width?: number | null; mimeType?: string | null };

export function pictureConverter(media: MediaTable, contentUrl: string): ToPicture {
  const files = (record: Media) => {
    const sizes: File[] = [...Object.values(record.sizes ?? {}), record];
    const usable = sizes.flatMap(({ url, width, mimeType }) =>
      typeof url === "string" && typeof width === "number" && typeof mimeType === "string"
        ? [{ url: versionedUrl(url, contentUrl, record.updatedAt), width, type: mimeType }]
        : [],
    );
    const byWidth = new Map(usable.map((file) => [file.width, file]));
    return [...byWidth.values()].sort((a, b) => a.width - b.width);
  };
  return (stored) => {
    if (stored?.source === "artwork") {
      return { source: "artwork", name: stored.name ?? "", alt: stored.decorative === true ? "" : (stored.alt ?? "") };
    }
    if (stored?.source !== "media") return undefined;
    const id = typeof stored.media === "object" ? stored.media?.id : stored.media;
    const record = id === undefined ? undefined : media.get(id);
    if (record === undefined) throw new Error("an uploaded picture is missing");
    return {
      source: "media",
      alt: record.alt,
      width: record.width ?? 0,
      height: record.height ?? 0,
      files: files(record),
    };
  };
}
