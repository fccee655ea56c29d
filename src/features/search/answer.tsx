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

/** Written once: the library compares what it is given by identity. */
const client = guarded(searchProvider());
const index = indexOfSite();

/** What the search library finds for a query. It reads the page of hits from the address, and keeps the address. */
export default function Answer({ query, ways, phone, onTake }: Props) {
  const insights = useInsights();
  const [{ routing, push }] = useState(() => searchRouting(index));
  return (
    <div className="answer">
      {insights !== null && (
        <InstantSearch
          // Consent given or withdrawn: the library takes no other word for it once it has begun.
          key={insights === false ? "quiet" : "telling"}
          indexName={index}
          searchClient={client}
          routing={routing}
          insights={insights}
          stalledSearchDelay={stalledAfterMs}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <Configure
            hitsPerPage={hitsPerPage}
            attributesToRetrieve={["address", "language", "title", "description", "section"]}
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

/**
 * Passes on what is written in the field, once each time it changes, unless the address has said it already. What the
 * library says is asked stays behind where a question has failed: to compare with that would ask again without end.
 */
function Ask({ query }: { query: string }) {
  const { query: asked, refine } = useSearchBox();
  const passedOn = useRef<string>(null);
  useEffect(() => {
    const isSaid = passedOn.current === null ? query === asked.trim() : query === passedOn.current;
    passedOn.current = query;
    if (!isSaid) refine(query);
  }, [query, asked, refine]);
  return null;
}
