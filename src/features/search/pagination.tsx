import React, { type MouseEvent } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";

type Props = {
  /** Those around this one, zero-based as all pages here. */
  pages: number[];
  current: number;
  last: number;
  addressOf: (page: number) => string;
  onTurn: (page: number) => void;
};

/** Real links, so that a page can be opened beside this one; crawlers are asked to let them be. */
export function Pagination({ pages, current, last, addressOf, onTurn }: Props) {
  const { say } = useTexts();
  const link = (page: number, label: string, words: string = label, rel = "nofollow") => (
    <a
      key={label}
      href={addressOf(page)}
      rel={rel}
      aria-label={words}
      aria-current={page === current ? "page" : undefined}
      onClick={(event) => {
        if (isForAnotherTab(event)) return;
        event.preventDefault();
        onTurn(page);
      }}
    >
      {label}
    </a>
  );
  const number = (page: number) => link(page, String(page + 1), say("search.page", { page: page + 1 }));
  const [first = 0, end = 0] = [pages[0], pages.at(-1)];
  return (
    <Nav aria-label={say("search.pages")}>
      {current > 0 && link(current - 1, say("search.previous"), undefined, "nofollow prev")}
      <span className="numbers">
        {first > 0 && number(0)}
        {first > 1 && <Gap />}
        {pages.map(number)}
        {end < last - 1 && <Gap />}
        {end < last && number(last)}
      </span>
      {current < last && link(current + 1, say("search.next"), undefined, "nofollow next")}
    </Nav>
  );
}

const Gap = () => <span aria-hidden="true">…</span>;

const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin-top: var(--s6);

  .numbers {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1);
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: var(--target);
    min-height: var(--target);
    padding-inline: var(--s2);
    color: inherit;
    font-weight: var(--w-strong);
    font-variant-numeric: lining-nums tabular-nums;
  }
  [aria-current] {
    background: var(--text);
    color: var(--ground);
    clip-path: var(--cut-2);
    text-decoration: none;
  }
  @media (forced-colors: active) {
    [aria-current] {
      border: 2px solid;
      clip-path: none;
    }
  }
  @media print {
    display: none;
  }
`;
