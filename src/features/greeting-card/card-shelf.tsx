import React, { useId, type CSSProperties, type MouseEvent } from "react";
import { styled } from "styled-components";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { Image } from "#src/ui/image.tsx";
import { from } from "#src/ui/media.ts";
import { designHref } from "./designs.ts";
import { rowsFor, type Shelf } from "./shelves.ts";

type Props = {
  shelf: Shelf;
  text?: string;
  /** The first on the page: its first picture is fetched before all others. */
  isFirstShelf: boolean;
  onChoose: (code: CampaignCode) => void;
};

/** Columns that are tried, by the room there is: on a phone, on a tablet, at a desk. */
const onPhone = [2] as const;
const onTablet = [3, 4, 2] as const;
const atDesk = [4, 5] as const;

export function CardShelf({ shelf: { occasion, designs }, text, isFirstShelf, onChoose }: Props) {
  const headingId = useId();
  const [phone, tablet, desk] = [onPhone, onTablet, atDesk].map((columns) => rowsFor(designs.length, columns));
  const large = [phone?.isFirstLarge && "s", tablet?.isFirstLarge && "m", desk?.isFirstLarge && "l"];

  function choose(event: MouseEvent, code: CampaignCode) {
    // To a tab of its own it goes by its URL.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(code);
  }
  return (
    <Cards aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{occasion}</h2>
        {text && <p>{text}</p>}
      </div>
      <ul
        className={large.filter(Boolean).join(" ")}
        style={{ "--m": tablet?.columns, "--l": desk?.columns } as CSSProperties}
      >
        {designs.map(({ code, title, picture }, place) => (
          <li key={code}>
            <a href={designHref(code)} onClick={(event) => choose(event, code)}>
              <Image picture={{ ...picture, isEarly: isFirstShelf && place === 0 }} />
              <span className="head">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Cards>
  );
}

const Cards = styled.section`
  h2 {
    font-size: var(--t-h3);
  }
  p {
    max-width: 34em;
    margin-top: var(--s3);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s5) var(--gap);
    margin-top: var(--s4);
    padding: 0;
    list-style: none;
  }
  li {
    max-width: none;
    overflow-wrap: anywhere;
  }
  .s > :first-child {
    grid-column: 1 / -1;
  }
  a {
    display: block;
    color: inherit;
    text-decoration: none;
  }
  img {
    width: 100%;
    height: auto;
    transition: transform 0.2s ease-out;
  }
  .head {
    display: block;
    margin-top: var(--s3);
    font-size: 1.1875rem;
    line-height: 1.25;
  }
  a:hover img {
    transform: translateY(-4px) rotate(-0.6deg);
  }
  a:hover .head {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.16em;
  }
  @media (prefers-reduced-motion: reduce) {
    img {
      transition: none;
    }
    a:hover img {
      transform: none;
    }
  }
  ${from("S")} {
    ul {
      grid-template-columns: repeat(var(--m), minmax(0, 1fr));
    }
    .s > :first-child {
      grid-column: auto;
    }
    .m > :first-child {
      grid-area: span 2 / span 2;
    }
  }
  ${from("L")} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 9fr);
    gap: var(--gap);
    ul {
      grid-template-columns: repeat(var(--l), minmax(0, 1fr));
      margin-top: 0;
    }
    .m > :first-child {
      grid-area: auto;
    }
    .l > :first-child {
      grid-area: span 2 / span 2;
    }
  }
  @media print {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .s > :first-child {
      grid-area: auto;
    }
  }
`;
