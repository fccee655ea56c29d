import type { AroundBlocks } from "./show-blocks.ts";
import type { ShownPicture } from "./shown-content.ts";

export type ShownArtwork = Pick<ShownPicture, "height" | "src" | "width">;

/** From the build, for the preview page. */
export type PreviewMaterial = {
  /** The only one that it listens to. Empty: nobody. */
  editorsOrigin: string;
  artwork: Record<string, ShownArtwork>;
  around: AroundBlocks;
};
