import React from "react";
import { styled } from "styled-components";
import type { ContentLink } from "contract/published-content.ts";
import { Leaf } from "./leaf.tsx";
import { SmartLink } from "./smart-link.tsx";

/** Ways on, one to a row, each with a leaf that points. */
export function LinkRows({ links }: { links: ContentLink[] }) {
  if (links.length === 0) return null;
  return (
    <Rows>
      {links.map(({ label, href, help }, index) => (
        <li key={index}>
          <SmartLink href={href}>
            <span className="head">{label}</span>
            {help && <small>{help}</small>}
            <Leaf />
          </SmartLink>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  border-top: 3px solid currentColor;
  li {
    max-width: none;
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--s4);
    min-height: 5rem;
    padding-block: var(--s3);
    border-bottom: 1px solid color-mix(in srgb, currentColor 55%, transparent);
    color: inherit;
    text-decoration: none;
  }
  .head {
    font-size: var(--t-h3);
    letter-spacing: -0.01em;
  }
  small {
    grid-column: 1;
    font-size: 1.125rem;
    line-height: 1.4;
    color: var(--row-soft, var(--text-soft));
  }
  svg {
    grid-column: 2;
    grid-row: 1 / 3;
    width: 3.5rem;
    transition: transform 0.25s;
  }
  a:not(:has(small)) svg {
    grid-row: 1;
  }
  a:hover .head {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.16em;
  }
  @media (prefers-reduced-motion: no-preference) {
    a:hover svg {
      transform: translateX(0.4rem) rotate(8deg);
    }
  }
`;
