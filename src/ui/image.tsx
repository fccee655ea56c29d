import React from "react";
import type { ShownPicture } from "#src/lib/shown-content.ts";

export function Image({ picture, sizes = "100vw" }: { picture: ShownPicture; sizes?: string }) {
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
