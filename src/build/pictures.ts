import path from "node:path";
import type { Picture } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownPicture } from "../lib/shown-content.ts";
import { BuildError } from "./build-error.ts";
import { fetchFile, type ContentSource } from "./content-client.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { readArtwork, storeIn } from "./static-files.ts";

const fetchedAtOnce = 8;

type File = { src: string; width: number; height: number };

export function createPictureStore(source: ContentSource, projectRoot: string) {
  const files = new Map<string, Promise<File>>();

  function once(key: string, make: () => Promise<File>): Promise<File> {
    const known = files.get(key) ?? make();
    files.set(key, known);
    return known;
  }

  const store = storeIn(projectRoot);
  const fetching = limitConcurrency(fetchedAtOnce);

  function artwork(name: string): Promise<File> {
    return once(`artwork ${name}`, async () => {
      const { svg, width, height } = await readArtwork(projectRoot, name);
      return { src: await store(name, ".svg", svg), width, height };
    });
  }

  function media(url: string, width: number, height: number): Promise<File> {
    return once(`media ${url}`, async () => {
      const { name, ext } = path.parse(new URL(url, source.url).pathname);
      const safeName = decodeURIComponent(name).replaceAll(/[^a-zA-Z0-9-]+/g, "-");
      return { src: await store(safeName, ext, await fetching(() => fetchFile(source, url))), width, height };
    });
  }

  async function show(picture: Picture): Promise<ShownPicture> {
    if (picture.source === "artwork") return { ...(await artwork(picture.name)), alt: picture.alt };
    const shown = await Promise.all(
      picture.files.map(({ url, width }) => media(url, width, Math.round((width * picture.height) / picture.width))),
    );
    const widest = shown.at(-1);
    if (widest === undefined) throw new BuildError(`Bilden ”${picture.alt}” saknar filer.`);
    return { ...widest, alt: picture.alt, srcSet: shown.map(({ src, width }) => `${src} ${width}w`).join(", ") };
  }

  return { show };
}
export type PictureStore = ReturnType<typeof createPictureStore>;
