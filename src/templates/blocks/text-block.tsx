import React from "react";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { RichText } from "#src/ui/rich-text.tsx";
import { Column } from "./column.tsx";

export function TextBlock({ block: { content } }: { block: ShownBlock<"text"> }) {
  if (content.length === 0) return null;
  return (
    <Column>
      <RichText content={content} />
    </Column>
  );
}
