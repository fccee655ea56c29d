import React, { type ReactNode } from "react";
import type { CardDesign } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";
import { SheetLayout } from "./sheet-layout.tsx";

type Props = {
  design: Pick<CardDesign, "isQuiet" | "picture">;
  /** Folded, its picture to the front, until there is something to read in it. */
  isFolded?: boolean;
  waiting?: string;
  children: ReactNode;
};

/** A card: its picture, and its words beside or below it. It is unfolded once, for who has not asked for stillness. */
export function GreetingSheet({ design: { isQuiet, picture }, isFolded = false, waiting, children }: Props) {
  const look = isQuiet ? "quiet" : isFolded ? "bright folded" : "bright";
  return (
    <SheetLayout className={look}>
      <div className="picture">
        <Image picture={picture} sizes="(min-width: 64em) 36rem, 100vw" />
      </div>
      <div className="inside">{children}</div>
      {!isQuiet && (
        <div className="front" aria-hidden="true">
          <Image picture={{ ...picture, alt: "" }} />
        </div>
      )}
      {!isQuiet && isFolded && (
        <p className="waiting" aria-hidden="true">
          {waiting}
        </p>
      )}
    </SheetLayout>
  );
}
