import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";

type Props = {
  shortOrder: string;
  heading: string;
  lead: string;
  isNews: boolean;
  picture: ReactNode;
  children: ReactNode;
};

export function CompanyOrderLayout({ shortOrder, heading, lead, isNews, picture, children }: Props) {
  const { say } = useTexts();
  const longest = Math.max(...heading.split(/[\s-]/).map((word) => word.length));
  return (
    <Page className={picture === null ? "alone" : undefined} style={{ "--longest": longest }}>
      <div className="over">
        <div className="wrap">
          <div>
            <p>
              {say("companyPage.number")} <span className="num">{shortOrder}</span>
            </p>
            <ScreenHeading quiet={!isNews}>{heading}</ScreenHeading>
            <p className="lead" role="status">
              {lead}
            </p>
          </div>
        </div>
      </div>
      <div className="wrap below">
        {picture !== null && (
          <aside aria-label={say("companyPage.diploma")}>
            <div>{picture}</div>
          </aside>
        )}
        <div className="words">{children}</div>
      </div>
    </Page>
  );
}

const Page = styled.div`
  min-height: calc(100svh - var(--top));

  .over {
    background: var(--field-sun);
    color: var(--on-sun);
    overflow: clip;
  }
  .over .wrap {
    padding-block: var(--s6);
  }
  .over .wrap > div {
    container-type: inline-size;
  }
  h1 {
    margin-top: var(--s2);
    /* So large that the longest word of a company's name has its line. */
    font-size: max(1.35rem, min(clamp(2.1rem, 1.2rem + 3.6vw, 4rem), 11vw, 150cqi / var(--longest)));
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  .over .lead {
    margin-top: var(--s3);
  }
  .below {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7) var(--gap);
    padding-block: var(--s7) var(--band);
  }
  aside > div {
    width: 100%;
    max-width: 27rem;
    margin-inline: auto;
  }
  h2 {
    margin-bottom: var(--s4);
    font-size: var(--t-h3);
  }
  .words section + section {
    margin-top: clamp(4rem, 7vw, 6.5rem);
  }
  .words section > * + * {
    margin-top: var(--s4);
  }
  .actions {
    gap: var(--s3) var(--s6);
  }
  .words section > .small {
    margin-top: var(--s6);
  }
  .small {
    color: var(--text-soft);
    line-height: 1.4;
  }
  .leaves {
    padding: 0;
    list-style: none;
  }
  .leaves li {
    position: relative;
    padding-left: 1.75rem;
  }
  .leaves li + li {
    margin-top: var(--s3);
  }
  .leaves li::before {
    content: "";
    position: absolute;
    top: 0.5em;
    left: 0;
    width: 0.95rem;
    height: 0.62rem;
    background: var(--mark-lung);
    border-radius: 0 100% 0 100%;
  }
  ${from("L")} {
    &:not(.alone) .over .wrap,
    &:not(.alone) .below {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      column-gap: clamp(3rem, 6vw, 6rem);
      align-items: start;
    }
    &:not(.alone) .over .wrap > div {
      grid-column: 2;
    }
    .over .wrap {
      padding-bottom: var(--s8);
    }
    /* Over the edge of the field above. */
    aside {
      position: sticky;
      top: var(--s5);
      margin-top: -11rem;
    }
  }
  @media (forced-colors: active) {
    .leaves li::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  @media print {
    .over {
      background: none;
      color: inherit;
    }
    .actions {
      display: none;
    }
  }
`;
