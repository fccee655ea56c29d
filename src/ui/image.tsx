import React from "react";
import type { ShownPicture } from "#src/lib/shown-content.ts";

type Props = { picture: ShownPicture; sizes?: string };

export function Image({ picture, sizes = "100vw" }: Props) {
  const { src, width, height, alt, srcSet, isEarly } = picture;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      {...(isEarly ? { fetchPriority: "high", decoding: "sync" } : { loading: "lazy", decoding: "async" })}
    />
  );
}
