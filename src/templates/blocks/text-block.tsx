import React from "react";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { RichText } from "#src/ui/rich-text.tsx";
import { Column } from "./column.tsx";

export function TextBlock({ block: { content } }: { block: ShownBlock<"text"> }) {
  return (
    <Column>
      <RichText content={content} />
    </Column>
  );
}
