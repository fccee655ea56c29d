import React from "react";
import type { Hit } from "instantsearch.js";
import { Highlight, Snippet } from "react-instantsearch";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { SearchRecord } from "@hjarta-lunga/contract/search.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";

type Found = Hit<SearchRecord>;
/** An index may hold anything: only a record with a path on this site and a title is shown. */
export const isShowable = ({ path, title }: Partial<SearchRecord>): boolean =>
  typeof path === "string" && /^\/(?!\/)/.test(path) && typeof title === "string" && title !== "";

export function HitList({ hits, onOpen }: { hits: Found[]; onOpen: (hit: Found, isGoal: boolean) => void }) {
  const { say } = useTexts();
  return (
    <List>
      {hits.map((hit) => {
        const { objectID, path, language, section } = hit;
        return (
          <li key={objectID} lang={language === "en" ? "en" : undefined}>
            <SmartLink className="head" href={path} onClick={() => onOpen(hit, isGoal(path))}>
              <Marked hit={hit} attribute="title" />
            </SmartLink>
            {(section !== "" || language === "en") && (
              <p className="where">
                {section}
                {language === "en" && <span lang="sv">{say("search.english")}</span>}
              </p>
            )}
            <p>
              {isFoundInText(hit) ? (
                <Snippet hit={hit} attribute="text" />
              ) : (
                <Marked hit={hit} attribute="description" />
              )}
            </p>
          </li>
        );
      })}
    </List>
  );
}

function Marked({ hit, attribute }: { hit: Found; attribute: "title" | "description" }) {
  const marked = hit._highlightResult?.[attribute];
  if (marked === undefined) return <>{hit[attribute]}</>;
  return <Highlight hit={hit} attribute={attribute} />;
}

/** The page's own description is written to be read; a piece of its text is better only where the words stand. */
function isFoundInText({ _snippetResult, _highlightResult }: Found): boolean {
  const matches = (result: unknown) =>
    ["partial", "full"].includes((result as { matchLevel?: string } | undefined)?.matchLevel ?? "");
  return matches(_snippetResult?.text) && !matches(_highlightResult?.description);
}

const List = styled.ol`
  list-style: none;
  margin: var(--s4) 0 0;
  padding: 0;
  border-top: 3px solid currentColor;

  li {
    position: relative;
    max-width: none;
    padding-block: var(--s5);
    border-bottom: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  }
  .head {
    color: inherit;
    font-size: var(--t-h4);
    letter-spacing: -0.01em;
    line-height: 1.2;
    text-decoration: none;
  }
  .head:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.16em;
  }
  /* The whole row is the link's: a shaking hand need not aim. */
  .head::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  p {
    margin-top: var(--s2);
    line-height: 1.45;
  }
  .where {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    margin-top: var(--s1);
    color: var(--text-soft);
    font-size: 1.125rem;
  }
  mark {
    padding: 0 0.08em;
    margin: 0 -0.08em;
    background: var(--field-note);
    color: var(--on-note);
    font-weight: var(--w-strong);
  }
  .head mark {
    font-weight: inherit;
  }
`;

const goals: ReadonlySet<string> = new Set(
  [
    routes.gift,
    routes.giftEnglish,
    routes.monthlyGift,
    routes.memorialGift,
    routes.companyGift,
    routes.membership,
    routes.directDebit,
    routes.articles,
    routes.giftCertificate,
    routes.greetingCard,
    routes.memorialCandle,
  ].map(({ pattern }) => pattern),
);

const isGoal = (path: string): boolean => goals.has(path);
