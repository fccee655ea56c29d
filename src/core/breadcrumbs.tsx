import React from "react";
import { styled } from "styled-components";
import { Link } from "gatsby";
import * as routes from "@hjarta-lunga/contract/shell-routes.ts";
import type { ContentLink } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { useTexts } from "./texts.tsx";

/** `isWithin` what keeps the page's edges already. */
export function Breadcrumbs({ trail, isWithin = false }: { trail: ContentLink[]; isWithin?: boolean }) {
  const { say, language } = useTexts();
  const home = { label: say("reading.start"), href: (language === "sv" ? routes.start : routes.startEnglish).href() };
  return (
    <Trail aria-label={say("reading.breadcrumbs")}>
      <ol className={isWithin ? undefined : "wrap"}>
        {[home, ...trail].map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ol>
    </Trail>
  );
}

const Trail = styled.nav`
  padding-top: var(--s4);
  font-size: 1.125rem;

  /* Of one piece with the page's beginning. */
  &:has(+ .page-hero) {
    background: var(--field-air);
    color: var(--on-air);
  }
  .skymning &:has(+ .page-hero) {
    background: var(--field-dusk);
    color: var(--on-dusk);
  }
  & + .page-hero .wrap {
    padding-top: var(--s4);
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--s3);
  }
  li {
    display: flex;
    align-items: center;
    max-width: 100%;
  }
  li + li::before {
    content: "";
    flex: none;
    width: 0.5em;
    height: 0.75em;
    margin-right: var(--s3);
    background: currentColor;
    clip-path: polygon(0 0, 30% 0, 100% 50%, 30% 100%, 0 100%, 70% 50%);
  }
  a {
    padding-block: 0.6rem;
    color: inherit;
  }
  @media (forced-colors: active) {
    li + li::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  @media print {
    display: none;
  }
`;
