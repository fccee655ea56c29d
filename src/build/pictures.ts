import path from "node:path";
import type { Artwork, Picture } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownPicture } from "../lib/shown-content.ts";
import { createArtworkReader, keyOf, nameOf, type ReadArtwork } from "./artwork.ts";
import { BuildError } from "../lib/build-error.ts";
import type { ContentSource } from "./content-client.ts";
import { fetchKept } from "./kept-files.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { storeIn } from "./static-files.ts";

const fetchedAtOnce = 8;

type File = { src: string; width: number; height: number };

export function createPictureStore(
  source: ContentSource,
  projectRoot: string,
  readArtwork: ReadArtwork = createArtworkReader(source, projectRoot),
) {
  const files = new Map<string, Promise<File>>();

  function once(key: string, make: () => Promise<File>): Promise<File> {
    const known = files.get(key) ?? make();
    files.set(key, known);
    return known;
  }

  const store = storeIn(projectRoot);
  const fetching = limitConcurrency(fetchedAtOnce);

  function drawing(artwork: Artwork): Promise<File> {
    return once(`artwork ${keyOf(artwork)}`, async () => {
      const { content, type, width, height } = await readArtwork(artwork);
      return { src: await store(nameOf(artwork), type === "image/svg+xml" ? ".svg" : ".jpg", content), width, height };
    });
  }

  function media(url: string, width: number, height: number): Promise<File> {
    return once(`media ${url}`, async () => {
      const { name, ext } = path.parse(new URL(url, source.url).pathname);
      const safeName = decodeURIComponent(name).replaceAll(/[^a-zA-Z0-9-]+/g, "-");
      return {
        src: await store(safeName, ext, await fetching(() => fetchKept(source, projectRoot, url))),
        width,
        height,
      };
    });
  }

  /** A card's. An uploaded picture has a file for each width, an SVG is one for all. */
  async function showDrawing(artwork: Artwork, alt: string): Promise<ShownPicture> {
    if (typeof artwork === "string" || artwork.type === "image/svg+xml") return { ...(await drawing(artwork)), alt };
    const { width: own, height: ownHeight } = artwork;
    const shown = await Promise.all(
      artwork.files.map(({ path: file, width }) => media(file, width, Math.round((width * ownHeight) / own))),
    );
    const [widest = await drawing(artwork)] = shown.slice(-1);
    return { ...widest, alt, srcSet: shown.map(({ src, width }) => `${src} ${width}w`).join(", ") };
  }

  async function show(picture: Picture): Promise<ShownPicture> {
    if (picture.source === "artwork") return { ...(await drawing(picture.name)), alt: picture.alt };
    const shown = await Promise.all(
      picture.files.map(({ url, width }) => media(url, width, Math.round((width * picture.height) / picture.width))),
    );
    const widest = shown.at(-1);
    if (widest === undefined) throw new BuildError(`Bilden ”${picture.alt}” saknar filer.`);
    return { ...widest, alt: picture.alt, srcSet: shown.map(({ src, width }) => `${src} ${width}w`).join(", ") };
  }

  return { show, showDrawing };
}
export type PictureStore = ReturnType<typeof createPictureStore>;
