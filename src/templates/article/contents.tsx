import React, { type MouseEvent } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import { sectionLinks } from "#src/ui/section-links.ts";
import { turningLeaf } from "#src/ui/turning-leaf.ts";
import type { Section } from "./sections.ts";

type Props = { sections: Section[]; current: string | undefined };

/** Beside the words, and follows them. */
export function Contents({ sections, current }: Props) {
  const { say } = useTexts();
  return (
    <Places aria-labelledby="contents">
      <h2 id="contents">{say("reading.contents")}</h2>
      <Links sections={sections} current={current} />
    </Places>
  );
}

/** A strip above the words where there is no room beside them. Opens without script. */
export function ContentsStrip(props: Props) {
  const { say } = useTexts();
  return (
    <Strip onClick={closeAtLink}>
      <summary>{say("reading.contents")}</summary>
      <Links {...props} />
    </Strip>
  );
}

function Links({ sections, current }: Props) {
  return (
    <ul>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}

function closeAtLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest("a")) currentTarget.open = false;
}

const Places = styled.nav`
  h2 {
    font-size: var(--t-h4);
  }
  ul {
    margin-top: var(--s3);
    border-bottom: 1px solid var(--rule);
  }
  ${sectionLinks}
`;

const Strip = styled.details`
  position: sticky;
  top: 0;
  z-index: 3;
  margin-inline: calc(var(--edge) * -1);
  padding-inline: var(--edge);
  background: var(--ground);
  border-block: 2px solid var(--text);

  ${sectionLinks}
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    min-height: var(--target);
    font-weight: var(--w-strong);
    cursor: pointer;
    list-style: none;
  }
  ${turningLeaf}
  &[open] ul {
    max-height: 60vh;
    overflow-y: auto;
  }
  ${from("L")} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
