import React from "react";
import { isLandscape, type ShownBlock } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";
import { Lines } from "./lines.tsx";

const longHeading = 80;

export function HeroBlock({ block: { heading, lead, picture } }: { block: ShownBlock<"hero"> }) {
  return (
    <header className={picture !== undefined && isLandscape(picture) ? "page-hero wide" : "page-hero"}>
      <div className="wrap">
        <div>
          <h1 className={heading.length > longHeading ? "long" : undefined}>
            <Lines text={heading} />
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {picture && <Image picture={picture} sizes="(min-width: 1024px) 40vw, 100vw" />}
      </div>
      {picture === undefined && (
        <svg viewBox="0 0 1440 64" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <path className="thread" d={calm} />
        </svg>
      )}
    </header>
  );
}

const calm =
  "M0 32H90C110 32 112 20 124 20S138 32 150 32C190 32 200 14 240 14S300 48 360 48 470 20 560 20 720 46 830 46 1000 24 1110 24 1300 40 1440 32";
