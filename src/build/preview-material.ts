import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Campaign, PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { AroundBlocks } from "../lib/show-blocks.ts";
import type { PreviewMaterial, ShownArtwork } from "../lib/preview-material.ts";
import { keyOf } from "./artwork.ts";
import type { PictureStore } from "./pictures.ts";

/** What the preview page shows blocks with: all drawings, since an editor may choose any. */
export async function previewMaterial(
  { campaigns, giftProducts, site }: PublishedSite,
  pictures: PictureStore,
  editorsOrigin: string,
): Promise<PreviewMaterial> {
  const { swish, phone } = site.organisation;
  const around: AroundBlocks = { campaigns, giftProducts, site: { organisation: { swish, phone } } };
  return { editorsOrigin, around, artwork: editorsOrigin === "" ? {} : await allArtwork(campaigns, pictures) };
}

async function allArtwork(
  campaigns: readonly Campaign[],
  pictures: PictureStore,
): Promise<Record<string, ShownArtwork>> {
  const files = await readdir(path.resolve("artwork"));
  const names = files.filter((file) => file.endsWith(".svg")).map((file) => path.basename(file, ".svg"));
  const shown = await Promise.all(
    [...names, ...campaigns.map(({ artwork }) => artwork)].map(async (artwork) => {
      const { src, width, height } = await pictures.showDrawing(artwork, "");
      return [keyOf(artwork), { src, width, height }] as const;
    }),
  );
  return Object.fromEntries(shown);
}
