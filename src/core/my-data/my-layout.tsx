import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { displayPhone, PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";

export type SideLink = { href: string; label: string };

type Props = {
  heading: string;
  links: readonly SideLink[];
  phone: SiteConfiguration["organisation"]["phone"];
  children: ReactNode;
};

/** Sections below each other, and beside them where they are; on a phone that comes last. */
export function MyLayout({ heading, links, phone, children }: Props) {
  const { say } = useTexts();
  return (
    <Grid className="wrap">
      <div className="sections">{children}</div>
      <aside>
        <nav aria-labelledby="my-side">
          <h2 id="my-side">{heading}</h2>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          <PhoneText
            phone={phone}
            text={() =>
              say("mySession.call", { phone: displayPhone(phone), hours: phone.hours.replace(/^\p{Lu}/u, lower) })
            }
          />
        </p>
      </aside>
    </Grid>
  );
}

const lower = (letter: string) => letter.toLowerCase();

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s8) var(--gap);
  padding-block: clamp(3rem, 5vw, 5rem) var(--band);

  .sections > section + section {
    margin-top: clamp(4rem, 7vw, 6.5rem);
  }
  .sections > section > * + * {
    margin-top: var(--s4);
  }
  .sections > section > h2 {
    scroll-margin-top: var(--s6);
  }
  aside h2 {
    font-size: var(--t-h4);
  }
  aside ul {
    margin-top: var(--s3);
    border-bottom: 1px solid var(--rule);
  }
  aside li {
    max-width: none;
    border-top: 1px solid var(--rule);
  }
  aside li a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-block: 0.3rem;
    color: inherit;
    line-height: 1.3;
    text-decoration-color: transparent;
  }
  aside li a:hover {
    text-decoration-color: currentColor;
  }
  aside p {
    margin-top: var(--s5);
    line-height: 1.45;
  }
  aside p a {
    color: inherit;
    font-weight: var(--w-strong);
  }
  ${from("L")} {
    grid-template-columns: minmax(0, 1fr) clamp(19rem, 30vw, 27rem);
    column-gap: clamp(3rem, 7vw, 7.5rem);
    aside {
      position: sticky;
      top: var(--s6);
      align-self: start;
    }
  }
  @media print {
    aside {
      display: none;
    }
  }
`;
