import React from "react";
import { styled } from "styled-components";

type Props = { svg: string | null; alt: string; missing: React.ReactNode; className?: string };

/** As a picture, SVG cannot run script. Its room is reserved. */
export function QrCode({ svg, alt, missing, className }: Props) {
  return (
    <Square className={className}>
      {svg === null ? (
        missing
      ) : (
        <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} width="320" height="320" alt={alt} />
      )}
    </Square>
  );
}

const Square = styled.div`
  display: grid;
  place-items: center;
  max-width: 100%;
  aspect-ratio: 1;
  margin-inline: auto;

  img {
    width: 100%;
  }
`;
