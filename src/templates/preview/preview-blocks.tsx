import React, { Component, type ComponentType, type ReactNode } from "react";
import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { PreviewNote as Note } from "@hjarta-lunga/contract/schemas/preview.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { Article } from "../article/article.tsx";
import { StartHero } from "../blocks/start-hero.tsx";
import type { Registry } from "../blocks.tsx";
import { showcaseBlocks } from "../showcase-blocks.ts";
import { PreviewNote } from "./preview-note.tsx";
import type { PreviewedBlock, Shown } from "./show-preview.ts";

const registry: Registry = { ...showcaseBlocks, hero: StartHero };

export const PreviewBlocks = ({ blocks }: { blocks: PreviewedBlock[] }) =>
  blocks.map((block, index) => (
    <Boundary key={index} shown={block}>
      <PreviewBlock block={block} />
    </Boundary>
  ));

/** What is not whole yet is told above it. */
export function PreviewArticle({ title, mood, shown }: { title: string; mood: ContentPage["mood"]; shown: Shown }) {
  const whole = shown.blocks.filter((block) => !isNote(block));
  return (
    <>
      <PreviewBlocks blocks={shown.blocks.filter(isNote)} />
      <Boundary shown={shown}>
        <Article {...shown} title={title} mood={mood} blocks={whole} />
      </Boundary>
    </>
  );
}

const isNote = (block: PreviewedBlock): block is Note => block.type === "note";

function PreviewBlock({ block }: { block: PreviewedBlock }) {
  if (isNote(block)) return <PreviewNote note={block} />;
  const Shown = registry[block.type] as ComponentType<{ block: ShownBlock }>;
  return <Shown block={block} />;
}

const broken: Note = { type: "note", name: "Blocket", reason: "Det går inte att visa som det är skrivet nu." };

type Props = { shown: object; children: ReactNode };

/** What breaks one block leaves the rest of the page, until the block is changed. */
class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidUpdate({ shown }: Props): void {
    if (this.state.hasFailed && shown !== this.props.shown) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PreviewNote note={broken} /> : this.props.children;
  }
}
