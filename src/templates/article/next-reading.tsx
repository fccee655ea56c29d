import React from "react";
import { styled } from "styled-components";
import type { ContentLink } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownPicture } from "#src/lib/shown-content.ts";
import { Image } from "#src/ui/image.tsx";
import { from } from "#src/ui/media.ts";
import { LinkRows } from "#src/ui/link-rows.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";

export type LinkPictures = Record<string, ShownPicture>;

type Props = { heading: string; links: ContentLink[]; pictures: LinkPictures };

/** Each way on with the figure of the page that it leads to, when each has one. */
export function NextReading({ heading, links, pictures }: Props) {
  if (links.length === 0) return null;
  const shown = links.flatMap((link) => {
    const picture = pictures[link.href];
    return picture === undefined ? [] : [{ ...link, picture }];
  });
  return (
    <Next aria-labelledby="next">
      <div className="wrap">
        <h2 id="next">{heading}</h2>
        {shown.length < links.length ? (
          <LinkRows links={links} />
        ) : (
          <ul className="figures">
            {shown.map(({ label, href, help, picture }, index) => (
              <li key={index}>
                <SmartLink href={href}>
                  <span className="figure">
                    <Image picture={{ ...picture, alt: "" }} sizes="24rem" />
                  </span>
                  <span>
                    <span className="head">{label}</span>
                    {help && <small>{help}</small>}
                  </span>
                </SmartLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Next>
  );
}

const Next = styled.nav`
  background: var(--sheet-quiet);
  padding-block: clamp(3rem, 5vw, 5rem) var(--band);

  h2 {
    font-size: var(--t-h3);
  }
  ul {
    margin-top: var(--s5);
  }
  .figures {
    display: grid;
    gap: var(--s6) var(--gap);
  }
  .figures li {
    max-width: none;
  }
  .figures a {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: var(--s4);
    align-items: center;
    color: inherit;
    text-decoration: none;
  }
  .figure {
    position: relative;
    display: block;
    aspect-ratio: 3 / 2;
    overflow: clip;
    background: var(--field-air);
  }
  li:nth-child(3n + 2) .figure {
    background: var(--field-sun);
  }
  img {
    position: absolute;
    inset: 6% 0 0;
    width: 100%;
    height: 94%;
    object-fit: contain;
    object-position: 50% 100%;
  }
  .figures .head {
    display: block;
    font-size: var(--t-h4);
    line-height: 1.15;
  }
  .figures small {
    display: block;
    margin-top: var(--s1);
    font-size: 1.125rem;
    line-height: 1.4;
    color: var(--text-soft);
  }
  .figures a:hover .head {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.16em;
  }
  ${from("M")} {
    .figures {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .figures a {
      display: block;
    }
    .figures .head {
      margin-top: var(--s4);
      font-size: var(--t-h3);
    }
  }
  @media print {
    display: none;
  }
`;
