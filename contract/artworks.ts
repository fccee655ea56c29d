/** Uploaded drawings are SVG, or made JPEG when they are uploaded: documents can show both. */
export const artworkTypes = ["image/svg+xml", "image/jpeg"] as const;
export type ArtworkType = (typeof artworkTypes)[number];

export const artworkEndings: Record<ArtworkType, string> = { "image/svg+xml": ".svg", "image/jpeg": ".jpg" };

/** A card is three wide and four tall, as in `artwork/`. */
export const artworkSize = { width: 900, height: 1200 } as const;

/** Of the file as it is kept. */
export const mostArtworkBytes = 1_500_000;
