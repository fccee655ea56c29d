import React, { Suspense, type ComponentType } from "react";
import type { BlockType } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";

export type Registry = { [Type in BlockType]: ComponentType<{ block: ShownBlock<Type> }> };

export function Blocks({ blocks, registry }: { blocks: ShownBlock[]; registry: Partial<Registry> }) {
  return blocks.map((block, index) => {
    // Unknown when content is newer than this page's script.
    const Component = registry[block.type] as ComponentType<{ block: ShownBlock }> | undefined;
    return (
      Component && (
        // Each boundary is hydrated in a task of its own, so that the page
        // responds to touches in between.
        <Suspense key={index} fallback={null}>
          <Component block={block} />
        </Suspense>
      )
    );
  });
}
