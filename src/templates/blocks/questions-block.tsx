import React from "react";
import { styled } from "styled-components";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { RichText } from "#src/ui/rich-text.tsx";
import { Column } from "./column.tsx";

export function QuestionsBlock({ block: { heading, items } }: { block: ShownBlock<"questions"> }) {
  return (
    <Column>
      <h2>{heading}</h2>
      <Questions items={items} />
    </Column>
  );
}

/** `details` opens without script and by the browser's find in page. */
export function Questions({ items }: Pick<ShownBlock<"questions">, "items">) {
  return (
    <List>
      {items.map(({ question, answer }, index) => (
        <details key={index}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <RichText content={answer} />
        </details>
      ))}
    </List>
  );
}

const List = styled.div`
  margin-top: var(--s5);
  border-top: 3px solid currentColor;

  details {
    border-bottom: 1px solid var(--outline);
  }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--s4);
    min-height: 4.25rem;
    padding-block: var(--s3);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: "";
    width: 1.25rem;
    height: 1.25rem;
    margin-right: var(--s2);
    background: currentColor;
    clip-path: polygon(
      42% 0,
      58% 0,
      58% 42%,
      100% 42%,
      100% 58%,
      58% 58%,
      58% 100%,
      42% 100%,
      42% 58%,
      0 58%,
      0 42%,
      42% 42%
    );
  }
  details[open] summary::after {
    clip-path: polygon(0 42%, 100% 42%, 100% 58%, 0 58%);
  }
  summary:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.16em;
  }
  h3 {
    font-size: var(--t-h4);
    line-height: 1.2;
  }
  details > div {
    padding-bottom: var(--s5);
  }
  @media (forced-colors: active) {
    summary::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  @media print {
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
