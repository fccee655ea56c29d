import type { PreviewBlock, Previewed, PreviewNote } from "@hjarta-lunga/contract/schemas/preview.ts";
import type { Artwork, Block, ContentLink, Picture } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { PreviewMaterial } from "#src/lib/preview-material.ts";
import { createBlockShower } from "#src/lib/show-blocks.ts";
import type { ShownBlock, ShownPicture } from "#src/lib/shown-content.ts";
import { withTop } from "#src/lib/with-top.ts";
import type { LinkPictures } from "../article/next-reading.tsx";
import { fetchLivePage } from "./live-page.ts";

export type PreviewedBlock = ShownBlock | PreviewNote;

export type Shown = {
  blocks: PreviewedBlock[];
  trail: ContentLink[] | null;
  readOn: ContentLink[];
  isArticle: boolean;
  linkPictures: LinkPictures;
};

const nothing = { src: "data:,", width: 4, height: 3 };

/** Drawings as the build laid them out; uploaded pictures from the content service, which has them before any build. */
export function createPreviewPictures(artwork: PreviewMaterial["artwork"]) {
  const show = (picture: Picture): ShownPicture => {
    const { alt } = picture;
    if (picture.source === "artwork") return { ...(artwork[picture.name] ?? nothing), alt };
    const { files } = picture;
    const { url: src = "", width = picture.width } = files.at(-1) ?? {};
    const height = Math.round((width * picture.height) / picture.width);
    return { src, width, height, alt, srcSet: files.map((file) => `${file.url} ${file.width}w`).join(", ") };
  };
  return {
    show: (picture: Picture) => Promise.resolve(show(picture)),
    showDrawing: (drawn: Artwork, alt: string) =>
      Promise.resolve({ ...(artwork[typeof drawn === "string" ? drawn : drawn.hash] ?? nothing), alt }),
  };
}

const withoutAround: Shown = { blocks: [], trail: null, readOn: [], isArticle: false, linkPictures: {} };

const isNote = (block: PreviewBlock): block is PreviewNote => block.type === "note";

export async function showPreview(
  previewed: Previewed,
  { artwork, around }: Pick<PreviewMaterial, "around" | "artwork">,
): Promise<Shown> {
  // Menus and the banner are seen around the start page.
  if (previewed.kind !== "page") return { ...withoutAround, ...(await fetchLivePage("/")) };
  const { path } = previewed.page;
  const blocks = withTop(previewed.page);
  const whole = blocks.filter((block): block is Block => !isNote(block));
  const [shown, live] = await Promise.all([
    createBlockShower(around, createPreviewPictures(artwork))({ path, blocks: whole }),
    fetchLivePage(path),
  ]);
  const rest = shown.values();
  const inPlace = blocks.flatMap((block) => (isNote(block) ? block : (rest.next().value ?? [])));
  return { ...withoutAround, ...live, blocks: inPlace };
}
