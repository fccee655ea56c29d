import React, { type MouseEvent } from "react";
import { styled } from "styled-components";

type Props = {
  page: number;
  pages: number;
  near: number[];
  words: { label: string; previous: string; next: string; page: (page: number) => string };
  hrefOf: (page: number) => string;
  onTurn: (page: number) => void;
};

export function Pagination({ page, pages, near, words, hrefOf, onTurn }: Props) {
  if (pages < 2) return null;

  const link = (to: number, text: string, label?: string, rel = "") => (
    <a
      href={hrefOf(to)}
      // The same list from another row on: nothing to index.
      rel={`nofollow ${rel}`.trim()}
      aria-label={label}
      aria-current={to === page ? "page" : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onTurn(to);
      }}
    >
      {text}
    </a>
  );

  return (
    <Nav className="needs-script no-print" aria-label={words.label}>
      <ul>
        {page > 1 && <li>{link(page - 1, words.previous, undefined, "prev")}</li>}
        {pagesShown(near, pages).map((shown, index, all) => (
          <li key={shown} className={index > 0 && shown - (all[index - 1] ?? 0) > 1 ? "gap" : undefined}>
            {link(shown, String(shown), words.page(shown))}
          </li>
        ))}
        {page < pages && <li>{link(page + 1, words.next, undefined, "next")}</li>}
      </ul>
    </Nav>
  );
}

const pagesShown = (near: number[], pages: number): number[] =>
  [...new Set([1, ...near, pages])].filter((each) => each >= 1 && each <= pages);

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const Nav = styled.nav`
  margin-top: var(--s5);

  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2);
  }
  a {
    display: grid;
    place-items: center;
    min-width: var(--target);
    min-height: var(--target);
    padding-inline: var(--s3);
    background: var(--sheet-quiet);
    color: var(--text);
    font-weight: var(--w-strong);
    font-variant-numeric: lining-nums tabular-nums;
  }
  a:hover {
    background: var(--rule);
  }
  a[aria-current] {
    background: var(--text);
    color: var(--ground);
    text-decoration: none;
  }
  .gap {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  .gap::before {
    content: "…" / "";
  }
  @media (forced-colors: active) {
    a {
      border: 1px solid;
    }
    a[aria-current] {
      border: 4px solid Highlight;
    }
  }
`;
