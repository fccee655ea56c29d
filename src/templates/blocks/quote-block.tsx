import React from "react";
import { styled } from "styled-components";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { Actions } from "#src/ui/actions.tsx";
import { Image } from "#src/ui/image.tsx";
import { from } from "#src/ui/media.ts";
import { RichLine } from "#src/ui/rich-text.tsx";

export function QuoteBlock({ block }: { block: ShownBlock<"quote"> }) {
  const { tag, heading, quote, source, content, picture, action, second } = block;
  return (
    <Story>
      <div className={picture ? "grid grid--picture" : "grid"}>
        {picture && <Image picture={picture} sizes="(min-width: 1024px) 50vw, 100vw" />}
        <div className="words">
          {tag && <p className="tag">{tag}</p>}
          {heading && <h2>{heading}</h2>}
          <blockquote>
            <p>{quote}</p>
            {source && <footer>{source}</footer>}
          </blockquote>
          <RichLine content={content} />
          {action && <Actions action={action} second={second} look="btn--ink" />}
        </div>
      </div>
    </Story>
  );
}

const Story = styled.section`
  background: var(--field-sun);
  color: var(--on-sun);
  overflow: clip;

  .grid {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    max-width: var(--site);
    margin-inline: auto;
  }
  img {
    width: 100%;
  }
  .words {
    padding: var(--s6) var(--edge) var(--s8);
  }
  .tag {
    font-weight: var(--w-strong);
    margin-bottom: var(--s3);
  }
  blockquote {
    margin-block: var(--s5);
    font: 550 var(--t-h3) / 1.25 var(--font-head);
    letter-spacing: -0.01em;
  }
  blockquote footer {
    margin-top: var(--s3);
    font: var(--w-strong) var(--t-text) / 1.4 var(--font-text);
    letter-spacing: 0;
  }
  .words > p + p {
    margin-top: var(--s4);
  }
  .actions {
    margin-top: var(--s6);
  }
  ${from("L")} {
    .grid--picture {
      grid-template-columns: 50% minmax(0, 1fr);
      align-items: center;
    }
    img {
      align-self: end;
    }
    .words {
      padding: var(--s8) var(--edge) var(--s8) clamp(2rem, 5vw, 5rem);
      max-width: 46rem;
    }
    /* Without a picture the words stand in line with those of a text. */
    .grid:not(.grid--picture) {
      max-width: var(--content);
      padding-inline: var(--edge);
    }
    .grid:not(.grid--picture) .words {
      padding-inline: 0;
    }
  }
  @media print {
    background: none;
    img {
      width: auto;
      max-height: 7cm;
    }
  }
`;
