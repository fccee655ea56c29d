import React from "react";
import { styled } from "styled-components";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";

type Props = Pick<ShownBlock<"picture">, "picture" | "caption">;

export function CaptionedPicture({ picture, caption }: Props) {
  return (
    <Figure>
      <Image picture={picture} sizes="(min-width: 768px) 44rem, 100vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

const Figure = styled.figure`
  img {
    width: 100%;
    max-height: var(--highest, 40rem);
    object-fit: contain;
    object-position: 0 50%;
  }
  figcaption {
    margin-top: var(--s3);
    font-size: 1.125rem;
    line-height: 1.4;
    color: var(--text-soft);
  }
`;
