import React, { lazy, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import type { ContentLink } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { isHandheld } from "#src/core/device.ts";
import { useTexts } from "#src/core/texts.tsx";
import { onFirstInteraction } from "#src/lib/on-first-interaction.ts";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { useInputBeforeHydration } from "#src/ui/use-input-before-hydration.ts";
import { SearchForm } from "./search-form.tsx";
import { searchFieldId } from "./search-field-id.ts";
import { Ways } from "./ways.tsx";

const loadAnswer = () => import("./answer.tsx");
const Answer = lazy(loadAnswer);
const prepare = () => void loadAnswer().catch(() => undefined);

export type SearchPageProps = { ways: ContentLink[]; phone: { shown: string; dialled: string } };

const never = () => () => undefined;
const queryInUrl = () => new URLSearchParams(window.location.search).get(queryKeys.query) ?? "";

/** The field is in the HTML; the search library is loaded when something is searched for. */
export function SearchPage({ ways, phone }: SearchPageProps) {
  const { say } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  // At build time there is no query string.
  const inUrl = useSyncExternalStore(never, queryInUrl, () => null);
  const [written, write] = useState<string | null>(null);
  const [hasSearched, setHasSearched] = useState(false);
  const query = (written ?? inUrl ?? "").trim();
  if (query !== "" && !hasSearched) setHasSearched(true);

  useInputBeforeHydration(
    () => field.current?.value ?? null,
    (before) => before !== "" && write(before),
  );
  useEffect(() => {
    if (field.current !== null && field.current.value === "" && inUrl !== null) field.current.value = inUrl;
  }, [inUrl]);
  useEffect(() => onFirstInteraction(prepare), []);

  function take(suggested: string) {
    if (field.current !== null) field.current.value = suggested;
    write(suggested);
  }

  return (
    <>
      <Hero className="page-hero">
        <div className="wrap">
          <div>
            <h1>{say("search.heading")}</h1>
            <SearchForm
              id={searchFieldId}
              field={field}
              input={{ onChange: ({ target }) => write(target.value), onFocus: prepare }}
              // What is found is there already: a phone's keyboard makes room for it. Elsewhere focus stays where it is.
              onSearch={(searched) => {
                write(searched);
                if (isHandheld()) field.current?.blur();
              }}
            />
          </div>
        </div>
      </Hero>
      <Found className="wrap">
        <noscript>
          <p className="lead">{say("search.noScript", { phone: phone.shown })}</p>
        </noscript>
        {hasSearched && (
          <LazyBoundary words={say("form.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
            <Answer query={query} ways={ways} phone={phone} onTake={take} />
          </LazyBoundary>
        )}
        {query === "" && <Ways heading={say("search.ways")} links={ways} />}
      </Found>
    </>
  );
}

const Hero = styled.section`
  form {
    margin-top: var(--s5);
  }
  /* It breaks alike before its font has come. */
  @media (max-width: 23rem) {
    h1 {
      max-width: 8em;
    }
  }
  @media print {
    form {
      display: none;
    }
  }
`;

const Found = styled.div`
  padding-block: var(--s6) var(--s9);

  /* Before the search library shows anything, so that the foot of the page does not jump. */
  .answer:empty {
    min-height: 70vh;
  }
  noscript .lead {
    margin-bottom: var(--s7);
  }
`;
