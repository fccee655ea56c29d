import React, { Suspense } from "react";
import { styled } from "styled-components";
import type { ContentLink, ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { useTexts } from "#src/core/texts.tsx";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { from } from "#src/ui/media.ts";
import { EmergencyBlock } from "../blocks/emergency-block.tsx";
import { Blocks } from "../blocks.tsx";
import { readingBlocks } from "../reading-blocks.ts";
import { ArticleHead } from "./article-head.tsx";
import { Contents, ContentsStrip } from "./contents.tsx";
import { NextReading, type LinkPictures } from "./next-reading.tsx";
import { QuietGive } from "./quiet-give.tsx";
import { SectionParts } from "./section-parts.tsx";
import { divide } from "./sections.ts";
import { useCurrentSection } from "./use-current-section.ts";

type Props = {
  title: string;
  mood: ContentPage["mood"];
  trail: ContentLink[] | null;
  isArticle: boolean;
  blocks: ShownBlock[];
  readOn: ContentLink[];
  linkPictures: LinkPictures;
};

/** A contents of two places helps nobody. */
const leastPlaces = 3;

export function Article({ title, mood, trail, isArticle, blocks, readOn, linkPictures }: Props) {
  const { say, language } = useTexts();
  const { emergency, hero, opening, sections, after } = divide(blocks);
  const current = useCurrentSection(sections.map(({ id }) => id));
  const hasContents = sections.length >= leastPlaces;
  // A page of rules and rights asks for nothing.
  const asks = isArticle && language === "sv" && mood === "day";
  const last = after.at(-1);
  const ownList = last?.type === "linkList" ? last : undefined;
  const { heading, links } = ownList ?? { heading: say("reading.onward"), links: readOn };
  return (
    <>
      {emergency && <EmergencyBlock block={emergency} />}
      <ArticleHead title={title} hero={hero} trail={trail} />
      <Body className="wrap">
        <article>
          {hasContents && <ContentsStrip sections={sections} current={current} />}
          {opening.length > 0 && (
            <section>
              <SectionParts parts={opening} />
            </section>
          )}
          {sections.map(({ id, heading: name, parts }) => (
            // Hydrated in a task of its own, so that the page responds to touches in between.
            <Suspense key={id} fallback={null}>
              <section id={id} aria-labelledby={`${id}-h`}>
                <h2 id={`${id}-h`}>{name}</h2>
                <SectionParts parts={parts} />
              </section>
            </Suspense>
          ))}
          {asks && <QuietGive isAtEnd />}
        </article>
        <div className={hero?.picture ? "beside below-figure" : "beside"}>
          <aside>
            {hasContents && <Contents sections={sections} current={current} />}
            {asks && <QuietGive />}
          </aside>
        </div>
      </Body>
      <Blocks blocks={ownList === undefined ? after : after.slice(0, -1)} registry={readingBlocks} />
      <NextReading heading={heading} links={links} pictures={linkPictures} />
    </>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--gap);
  padding-block: calc(3.5rem + var(--s6)) var(--band);

  section + section {
    margin-top: clamp(3.5rem, 6vw, 5.5rem);
  }
  details + section {
    margin-top: var(--s6);
  }
  section > * + * {
    margin-top: var(--s5);
  }
  section > h2 {
    font-size: clamp(1.75rem, 1.3rem + 2.2vw, 3rem);
  }
  section > h2 + * {
    margin-top: var(--s4);
  }
  section {
    scroll-margin-top: 5rem;
  }
  /* What is done in an order, when each step has a name. */
  ol:has(> li > strong:first-child) {
    padding: 0;
    border-top: 3px solid var(--text);
    list-style: none;
    counter-reset: step;
  }
  ol:has(> li > strong:first-child) > li {
    position: relative;
    max-width: none;
    min-height: 4.25rem;
    margin: 0;
    padding: var(--s3) 0 var(--s3) 3.5rem;
    border-bottom: 1px solid var(--rule);
    counter-increment: step;
  }
  ol > li > strong:first-child {
    display: block;
    font: 700 var(--t-h4) / 1.2 var(--font-head);
  }
  ol:has(> li > strong:first-child) > li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: 50%;
    translate: 0 -50%;
    font: 800 2.5rem/1 var(--font-head);
    font-variant-numeric: lining-nums;
    color: var(--thread);
  }
  aside {
    display: none;
  }
  ${from("L")} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    padding-top: clamp(3.5rem, 5vw, 5rem);

    article > section {
      max-width: 47rem;
    }
    .below-figure {
      padding-top: 5.5rem;
    }
    aside {
      display: block;
      position: sticky;
      top: var(--s6);
      max-width: 21rem;
      margin-left: auto;
    }
    aside > * + * {
      margin-top: var(--s5);
    }
  }
  @media print {
    padding-top: var(--s5);
    .beside {
      display: none;
    }
  }
`;
