import React, { Component, type ComponentType, type ReactNode } from "react";
import type { PreviewNote as Note } from "@hjarta-lunga/contract/schemas/preview.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { StartHero } from "../blocks/start-hero.tsx";
import type { Registry } from "../blocks.tsx";
import { showcaseBlocks } from "../showcase-blocks.ts";
import { PreviewNote } from "./preview-note.tsx";
import type { PreviewedBlock } from "./show-preview.ts";

const registry: Registry = { ...showcaseBlocks, hero: StartHero };

export const PreviewBlocks = ({ blocks }: { blocks: PreviewedBlock[] }) =>
  blocks.map((block, index) => (
    <BlockBoundary key={index} block={block}>
      <PreviewBlock block={block} />
    </BlockBoundary>
  ));

const isNote = (block: PreviewedBlock): block is Note => block.type === "note";

function PreviewBlock({ block }: { block: PreviewedBlock }) {
  if (isNote(block)) return <PreviewNote note={block} />;
  const Shown = registry[block.type] as ComponentType<{ block: ShownBlock }>;
  return <Shown block={block} />;
}

const broken: Note = { type: "note", name: "Blocket", reason: "Det går inte att visa som det är skrivet nu." };

type Props = { block: PreviewedBlock; children: ReactNode };

/** What breaks one block leaves the rest of the page, until the block is changed. */
class BlockBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidUpdate({ block }: Props): void {
    if (this.state.hasFailed && block !== this.props.block) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PreviewNote note={broken} /> : this.props.children;
  }
}
