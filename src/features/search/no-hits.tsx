import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { fitHeading } from "./fit-heading.ts";
import { hasWords } from "./suggested-words.ts";
import type { SearchPageProps } from "./search-page.tsx";
import { Ways } from "./ways.tsx";

export function NoHits({ query, ways, phone }: SearchPageProps & { query: string }) {
  const { say } = useTexts();
  return (
    <Box>
      <h2 style={fitHeading(query)}>{say("search.none.heading", { query })}</h2>
      <ul className="help">
        {hasWords(query) ? (
          <>
            <li>{say("search.none.spelling")}</li>
            <li>{say("search.none.fewer")}</li>
          </>
        ) : (
          <li>{say("search.none.signs")}</li>
        )}
        <li>
          <CallUs words={say("search.none.call")} phone={phone} />
        </li>
      </ul>
      <Ways heading={say("search.none.ways")} links={ways} />
    </Box>
  );
}

const Box = styled.div`
  h2 {
    overflow-wrap: anywhere;
  }
  .help {
    margin: var(--s4) 0 var(--s7);
    padding-left: 1.2em;
    list-style: disc;
  }
  .help li + li {
    margin-top: var(--s2);
  }
`;

export function CallUs({ words, phone }: { words: string; phone: SearchPageProps["phone"] }) {
  const [before, after] = words.split("{phone}");
  return (
    <>
      {before}
      <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
      {after}
    </>
  );
}
