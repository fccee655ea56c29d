import React, { useEffect, useRef, useState } from "react";
import { Configure, Index, InstantSearch, useSearchBox } from "react-instantsearch";
import { hitsPerPage, stalledAfterMs, suggestionsIndex } from "@hjarta-lunga/contract/search.ts";
import { indexOfSite, searchProvider } from "#src/calls/search-client.ts";
import { guarded } from "./guarded-client.ts";
import { OtherQueries } from "./other-queries.tsx";
import { searchRouting } from "./routing.ts";
import { Results } from "./results.tsx";
import type { SearchPageProps } from "./search-page.tsx";
import { useInsights } from "./use-insights.ts";

type Props = SearchPageProps & { query: string; onTake: (query: string) => void };

/** Created once: the library compares it by identity. */
const client = guarded(searchProvider());
const index = indexOfSite();

/** The search library's results for a query. The library reads the page number from the URL and writes it there. */
export default function Answer({ query, ways, phone, onTake }: Props) {
  const insights = useInsights();
  const [{ routing, push }] = useState(() => searchRouting(index));
  return (
    <div className="answer">
      {insights !== null && (
        <InstantSearch
          // When consent is given or withdrawn the library must start anew: it reads this setting once.
          key={insights === false ? "quiet" : "insights"}
          indexName={index}
          searchClient={client}
          routing={routing}
          insights={insights}
          stalledSearchDelay={stalledAfterMs}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <Configure
            hitsPerPage={hitsPerPage}
            attributesToRetrieve={["path", "language", "title", "description", "section"]}
            attributesToHighlight={["title", "description"]}
            attributesToSnippet={["text:28"]}
            snippetEllipsisText="…"
          />
          <Ask query={query} />
          <Results query={query} ways={ways} phone={phone} onLeave={push} />
          <Index indexName={suggestionsIndex(index)}>
            <OtherQueries onTake={onTake} />
          </Index>
        </InstantSearch>
      )}
    </div>
  );
}

/** After a failed request the library keeps the query before it: comparing with that one would submit again without end. */
function Ask({ query }: { query: string }) {
  const { query: submitted, refine } = useSearchBox();
  const passedOn = useRef<string>(null);
  useEffect(() => {
    const isKnown = passedOn.current === null ? query === submitted.trim() : query === passedOn.current;
    passedOn.current = query;
    if (!isKnown) refine(query);
  }, [query, submitted, refine]);
  return null;
}
