import React from "react";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { CaptionedPicture } from "./captioned-picture.tsx";
import { Column } from "./column.tsx";

export function PictureBlock({ block: { picture, caption } }: { block: ShownBlock<"picture"> }) {
  return (
    <Column>
      <CaptionedPicture picture={picture} caption={caption} />
    </Column>
  );
}
