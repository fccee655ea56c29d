import React from "react";
import { styled } from "styled-components";
import type { ContentLink } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { Breadcrumbs } from "#src/core/breadcrumbs.tsx";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";
import { from } from "#src/ui/media.ts";
import { Lines } from "../blocks/lines.tsx";

type Props = { title: string; hero: ShownBlock<"hero"> | undefined; trail: ContentLink[] | null };

/** All words on the logo's axis; the figure hangs over the field's edge, into the empty third below. */
export function ArticleHead({ title, hero, trail }: Props) {
  return (
    <Head>
      <div className="wrap">
        <div className="title">
          {trail && <Breadcrumbs trail={trail} isWithin />}
          <h1>
            <Lines text={hero?.heading ?? title} />
          </h1>
          {hero?.lead && <p className="lead">{hero.lead}</p>}
        </div>
        {hero?.picture && (
          <figure>
            <Image picture={hero.picture} sizes="(min-width: 1024px) 25rem, 15rem" />
          </figure>
        )}
      </div>
    </Head>
  );
}

const Head = styled.header`
  background: var(--field-air);
  color: var(--on-air);

  .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    column-gap: var(--gap);
  }
  .title {
    padding-block: 0 var(--s5);
  }
  h1 {
    margin-top: var(--s2);
    font-size: clamp(min(2.35rem, 11.5vw), 1.1rem + 5vw, 5rem);
    hyphens: auto;
  }
  .lead {
    margin-top: var(--s4);
    max-width: 27em;
  }
  figure {
    display: flex;
    justify-content: center;
    margin-bottom: -3.5rem;
  }
  img {
    position: relative;
    /* Known before the picture has come, so that nothing moves. */
    width: min(15.5rem, 68vw);
  }
  ${from("S_ALT")} {
    .wrap:has(figure) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
    .title {
      padding-bottom: var(--s8);
    }
  }
  ${from("L")} {
    .wrap:has(figure) {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    }
    .title {
      align-self: start;
    }
    h1 {
      margin-top: var(--s5);
    }
    figure {
      justify-content: flex-end;
      margin: var(--s5) 0 -6.5rem;
    }
    img {
      width: min(100%, 25rem);
    }
  }
  @media print {
    background: none;
    color: inherit;
    img {
      width: 6cm;
    }
    figure {
      margin-bottom: 0;
    }
  }
`;
