import path from "node:path";
import { artworkEndings, mostArtworkBytes } from "@hjarta-lunga/contract/artworks.ts";
import type { Artwork, UploadedArtwork } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { BuildError } from "../lib/build-error.ts";
import { fetchFile, type ContentSource } from "./content-client.ts";
import { readArtwork } from "./static-files.ts";

type ArtworkFile = { content: Buffer; width: number; height: number; type: string };

export const keyOf = (artwork: Artwork): string => (typeof artwork === "string" ? artwork : artwork.hash);

const shortHash = ({ hash }: UploadedArtwork) => hash.slice(0, 8);
/** What a file of it is called, before its hash. */
export const nameOf = (artwork: Artwork): string =>
  typeof artwork === "string" ? artwork : `kort-${shortHash(artwork)}`;

/** The drawings of ours, and those that editors uploaded: each is read once a build. */
export function createArtworkReader(source: ContentSource, projectRoot: string) {
  const read = new Map<string, Promise<ArtworkFile>>();

  async function fetchUploaded({ path: file, type, width, height }: UploadedArtwork): Promise<ArtworkFile> {
    const content = await fetchFile(source, file);
    if (content.length > mostArtworkBytes || path.extname(file) !== artworkEndings[type])
      throw new BuildError(`Kortteckningen ${file} är inte den fil som den ska vara.`);
    return { content, type, width, height };
  }

  async function readOurs(name: string): Promise<ArtworkFile> {
    const { svg, ...shape } = await readArtwork(projectRoot, name);
    return { content: svg, type: "image/svg+xml", ...shape };
  }

  return (artwork: Artwork): Promise<ArtworkFile> => {
    const key = keyOf(artwork);
    const known = read.get(key) ?? (typeof artwork === "string" ? readOurs(artwork) : fetchUploaded(artwork));
    read.set(key, known);
    return known;
  };
}
export type ReadArtwork = ReturnType<typeof createArtworkReader>;
