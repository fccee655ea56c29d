import React from "react";
import { useInstantSearch } from "react-instantsearch";
import { styled } from "styled-components";
import { indexOfSite } from "#src/calls/search-client.ts";
import { useTexts } from "#src/core/texts.tsx";
import { suggestedWords } from "./suggested-words.ts";

export function OtherQueries({ onTake }: { onTake: (query: string) => void }) {
  const { say, language } = useTexts();
  const { results, status } = useInstantSearch({ catchError: true });
  const current = results.query.trim();
  const others = suggestedWords(results.hits, { index: indexOfSite(), language, known: [current] });
  if (current === "" || others.length === 0 || status === "error") return null;
  return (
    <Box aria-labelledby="other-queries">
      <h2 id="other-queries">{say("search.others")}</h2>
      <ul>
        {others.map((query) => (
          <li key={query}>
            <button className="plain" type="button" onClick={() => onTake(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  max-width: 52rem;
  margin-top: var(--s7);
  h2 {
    font-size: var(--t-h4);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
    margin-top: var(--s2);
  }
  button {
    text-align: start;
  }
  @media print {
    display: none;
  }
`;
