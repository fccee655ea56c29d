import type { Artwork, UploadedArtwork } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Payload } from "payload";
import type { Artwork as StoredArtwork, Campaign } from "../payload-types.ts";

type File = { url?: string | null | undefined; width?: number | null | undefined };

/** Whoever reads it knows where the content service is. */
const pathOf = (url: string | null | undefined) => new URL(url ?? "/", "http://content").pathname;

const filesOf = ({ sizes, url, width }: StoredArtwork): UploadedArtwork["files"] =>
  [...Object.values(sizes ?? {}), { url, width }].flatMap((file: File) =>
    typeof file.url === "string" && typeof file.width === "number"
      ? [{ path: pathOf(file.url), width: file.width }]
      : [],
  );

/** The contract's check reports what is missing. */
const toContract = (stored: StoredArtwork) =>
  ({
    hash: stored.hash ?? "",
    path: pathOf(stored.url),
    type: stored.mimeType,
    width: stored.width ?? 0,
    height: stored.height ?? 0,
    ground: stored.ground ?? "",
    files: filesOf(stored),
  }) as UploadedArtwork;

type Drawn = { artwork: Artwork; alt: string };

/** All of them: an earlier version of a card may have another drawing. */
export async function artworkConverter(payload: Payload) {
  const idOf = ({ uploadedArtwork: one }: Campaign) => (typeof one === "object" ? one?.id : one);
  const { docs } = await payload.find({ collection: "artworks", depth: 0, limit: 0, pagination: false });
  const known = new Map(docs.map((one) => [one.id, one]));
  return (campaign: Campaign): Drawn => {
    if (campaign.artworkSource !== "uploaded") return { artwork: campaign.artwork ?? "", alt: campaign.alt ?? "" };
    const stored = known.get(idOf(campaign) ?? 0);
    if (stored === undefined) throw new Error("its drawing is missing");
    return { artwork: toContract(stored), alt: stored.alt };
  };
}
