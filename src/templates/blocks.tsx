import React, { Suspense, type ComponentType } from "react";
import type { BlockType } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";

export type Registry = { [Type in BlockType]: ComponentType<{ block: ShownBlock<Type> }> };

export function Blocks({ blocks, registry }: { blocks: ShownBlock[]; registry: Partial<Registry> }) {
  return blocks.map((block, index) => {
    // An unknown type can only come from content that is newer than this page's script: it shows nothing.
    const Component = registry[block.type] as ComponentType<{ block: ShownBlock }> | undefined;
    return (
      Component && (
        // Nothing here is waited for: the boundary lets React bring each block to life in a turn of its own, so that the
        // page answers to a touch in between.
        <Suspense key={index} fallback={null}>
          <Component block={block} />
        </Suspense>
      )
    );
  });
}
