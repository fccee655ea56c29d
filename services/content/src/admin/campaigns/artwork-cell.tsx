const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "id" in value ? value.id : value;

/** A card is known by its drawing. */
export function ArtworkCell({ rowData = {} }: { rowData?: Record<string, unknown> }) {
  // A list that has lost its last row is drawn by an empty one.
  const { artworkSource, artwork, uploadedArtwork } = rowData;
  const name = artworkSource === "uploaded" ? idOf(uploadedArtwork) : artwork;
  if ((typeof name !== "string" || name === "") && typeof name !== "number") return null;
  const folder = artworkSource === "uploaded" ? "/content-api/artwork/uploaded/" : "/content-api/artwork/";
  return <img className="artwork-cell" src={`${folder}${name}`} alt="" width={45} height={60} loading="lazy" />;
}
