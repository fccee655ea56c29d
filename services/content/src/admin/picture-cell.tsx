import type { StoredPicture } from "../published/pictures.ts";

function urlOf({ source, name, media }: StoredPicture): string | undefined {
  if (source === "artwork" && name) return `/content-api/artwork/${name}`;
  const id = typeof media === "object" ? media?.id : media;
  return source === "media" && id !== undefined ? `/content-api/picture/uploaded/${id}` : undefined;
}

/** In a list, a thing is known by its picture. */
export function PictureCell({ rowData = {} }: { rowData?: Record<string, unknown> }) {
  // A list that has lost its last row is drawn by an empty one.
  const { picture } = rowData as { picture?: StoredPicture };
  const url = picture === undefined ? undefined : urlOf(picture);
  return url === undefined ? null : (
    <img className="artwork-cell" src={url} alt="" width={60} height={60} loading="lazy" />
  );
}
