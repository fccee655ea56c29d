import React, { type MouseEvent } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";

type Props = { page: number; pages: number; hrefOf: (page: number) => string; onPage: (page: number) => void };

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Real links, so that a page can be opened beside this one, or sent to somebody. */
export function Pagination({ page, pages, hrefOf, onPage }: Props) {
  const { say } = useTexts();
  if (pages < 2) return null;

  const link = (to: number, words: string, label?: string) => (
    <a
      href={hrefOf(to)}
      // Each is the same list from another place: nothing for a search engine.
      rel="nofollow"
      aria-label={label}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPage(to);
      }}
    >
      {words}
    </a>
  );

  return (
    <Nav className="needs-script no-print" aria-label={say("research.pages")}>
      <ul>
        {page > 1 && <li className="step">{link(page - 1, say("research.previous"))}</li>}
        {pagesShown(page, pages).map((shown, index, all) => (
          <li key={shown} className={index > 0 && shown - (all[index - 1] ?? 0) > 1 ? "leap" : undefined}>
            {shown === page ? (
              <span aria-current="page">
                <span className="hidden">{say("research.page", { page: "" })}</span>
                {shown}
              </span>
            ) : (
              link(shown, String(shown), say("research.page", { page: shown }))
            )}
          </li>
        ))}
        {page < pages && <li className="step">{link(page + 1, say("research.next"))}</li>}
      </ul>
    </Nav>
  );
}

/** The first, the last, and those around where one is. */
export const pagesShown = (page: number, pages: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);

const Nav = styled.nav`
  margin-top: var(--s5);

  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2);
  }
  li > a,
  li > span {
    display: grid;
    place-items: center;
    min-width: var(--target);
    min-height: var(--target);
    padding-inline: var(--s3);
    font-weight: var(--w-strong);
    font-variant-numeric: lining-nums;
  }
  li > a {
    background: var(--sheet-quiet);
    color: var(--text);
  }
  li > a:hover {
    background: var(--rule);
  }
  li > span {
    background: var(--text);
    color: var(--ground);
  }
  .leap {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  .leap::before {
    content: "…" / "";
  }
  @media (forced-colors: active) {
    li > a {
      border: 1px solid;
    }
    li > span {
      border: 4px solid Highlight;
    }
  }
`;
