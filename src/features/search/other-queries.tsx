import React from "react";
import { useInstantSearch } from "react-instantsearch";
import { styled } from "styled-components";
import type { SuggestionRecord } from "contract/search.ts";
import { useTexts } from "#src/core/texts.tsx";

/** What others have searched for, from the index above it. Read as results, not as hits: nobody is told they were seen. */
export function OtherQueries({ onTake }: { onTake: (query: string) => void }) {
  const { say } = useTexts();
  const { results, status } = useInstantSearch({ catchError: true });
  const asked = results.query.trim().toLowerCase();
  const others = (results.hits as unknown as Partial<SuggestionRecord>[]).flatMap(({ query }) =>
    typeof query === "string" && query.toLowerCase() !== asked ? [query] : [],
  );
  if (asked === "" || others.length === 0 || status === "error") return null;
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
  @media print {
    display: none;
  }
`;
