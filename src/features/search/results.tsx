import React, { useEffect, useRef } from "react";
import { useHits, useInstantSearch, usePagination, useSearchBox } from "react-instantsearch";
import { styled } from "styled-components";
import { paginationPadding, type SearchRecord } from "@hjarta-lunga/contract/search.ts";
import { useTexts } from "#src/core/texts.tsx";
import { showNumber } from "#src/lib/localised.ts";
import { Pagination } from "#src/ui/pagination.tsx";
import { useTitlePart } from "#src/ui/use-title-part.ts";
import { Announced } from "./announced.tsx";
import { fitHeading } from "./fit-heading.ts";
import { HitList, isShowable } from "./hit-list.tsx";
import { NoHits } from "./no-hits.tsx";
import { ProviderUnavailable } from "./provider-unavailable.tsx";
import { screenOf, useSlow } from "./search-screen.ts";
import type { SearchPageProps } from "./search-page.tsx";

type Props = SearchPageProps & {
  /** What the visitor has written. After a failed request the library goes back to the query before it. */
  query: string;
  /** The URL of what is shown is written before the visitor goes on, so that the way back leads here. */
  onLeave: (url: string) => void;
};

export function Results({ query, ways, phone, onLeave }: Props) {
  const { say, language } = useTexts();
  const { results, status, error, refresh, indexUiState } = useInstantSearch({ catchError: true });
  const { items, sendEvent } = useHits<SearchRecord>();
  const { pages, currentRefinement, nbPages, refine, createURL } = usePagination({ padding: paginationPadding });
  const { refine: submit } = useSearchBox();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasTurned = useRef(false);
  const isSlow = useSlow(status);

  const submitted = (indexUiState.query ?? "").trim();
  const hits = items.filter(isShowable);
  const screen = screenOf({ submitted, results, hits: hits.length, error, isSlow });
  const count = showNumber(results.nbHits, language);
  const found = say(results.nbHits === 1 ? "search.hits.one" : "search.hits.many", { count, query: results.query });
  const place = nbPages > 1 ? say("search.place", { page: results.page + 1, pages: nbPages }) : "";
  const isSearching = status === "stalled" && !isSlow;

  // After a turned page the reader stands at its beginning.
  useEffect(() => {
    if (!hasTurned.current || status !== "idle") return;
    hasTurned.current = false;
    heading.current?.focus();
  }, [status, results.page]);

  function turn(page: number) {
    hasTurned.current = true;
    refine(page);
  }

  const said = {
    empty: "",
    waiting: "",
    hits: [found, place].filter(Boolean).join(", "),
    none: say("search.none.heading", { query: results.query }),
    noSuchPage: say("search.noSuchPage.heading"),
    slow: say("search.slow"),
    away: say("search.away.heading"),
  }[screen];

  useTitlePart("step", screen === "slow" ? "" : said);

  return (
    <Box aria-busy={status === "loading" || status === "stalled"} data-status={status} data-screen={screen}>
      <Announced text={isSearching ? say("search.searching") : said} />
      {isSearching && <p className="searching">{say("search.searching")}</p>}
      {screen === "hits" && (
        <div className="found">
          <h2 ref={heading} tabIndex={-1} style={fitHeading(results.query)}>
            {found} {place !== "" && <small>{place}</small>}
          </h2>
          <HitList
            hits={hits}
            onOpen={(hit, isGoal) => {
              sendEvent("click", hit, "Hit Clicked");
              if (isGoal) sendEvent("conversion", hit, "Hit Converted");
              onLeave(createURL(currentRefinement));
            }}
          />
          {/* The library counts pages from zero. */}
          <Pagination
            page={currentRefinement + 1}
            pages={nbPages}
            near={pages.map((page) => page + 1)}
            words={{
              label: say("search.pages"),
              previous: say("search.previous"),
              next: say("search.next"),
              page: (page) => say("search.page", { page }),
            }}
            hrefOf={(page) => createURL(page - 1)}
            onTurn={(page) => turn(page - 1)}
          />
        </div>
      )}
      {screen === "none" && <NoHits query={results.query} ways={ways} phone={phone} />}
      {screen === "noSuchPage" && (
        <div>
          <h2>{say("search.noSuchPage.heading")}</h2>
          <p>{say("search.noSuchPage.text")}</p>
          <a
            className="btn"
            href={createURL(0)}
            onClick={(event) => {
              event.preventDefault();
              turn(0);
            }}
          >
            {say("search.noSuchPage.first")}
          </a>
        </div>
      )}
      {(screen === "away" || screen === "slow") && (
        <ProviderUnavailable
          query={query}
          phone={phone}
          isSlow={screen === "slow"}
          isAsking={status !== "error"}
          onAgain={() => (query === submitted ? refresh() : submit(query))}
        />
      )}
    </Box>
  );
}

const Box = styled.section`
  max-width: 52rem;
  /* The foot of the page does not jump while something is on its way. */
  &[data-screen="waiting"] {
    min-height: 70vh;
  }
  h2 + p {
    margin-top: var(--s2);
  }

  h2 {
    font-size: var(--t-h3);
  }
  h2:focus {
    outline: none;
    box-shadow: none;
  }
  h2 small {
    color: var(--text-soft);
    font: 400 var(--t-text) / 1.4 var(--font-text);
    letter-spacing: 0;
    white-space: nowrap;
  }
  .searching {
    color: var(--text-soft);
    margin-bottom: var(--s3);
  }
  .btn {
    margin-top: var(--s5);
  }
`;
