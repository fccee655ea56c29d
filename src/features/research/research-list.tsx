import React, { Suspense, useRef } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { showNumber } from "#src/lib/localised.ts";
import type { ResearchSnapshot } from "#src/lib/research-project.ts";
import { from } from "#src/ui/media.ts";
import { Pagination } from "#src/ui/pagination.tsx";
import { FilterForm } from "./filter-form.tsx";
import { FoundAloud, ListNews } from "./list-news.tsx";
import { searchOf } from "./project-filter.ts";
import { ProjectList } from "./project-list.tsx";
import { ResultsHeading } from "./results-heading.tsx";
import { Sums } from "./sums.tsx";
import { useFilter } from "./use-filter.ts";
import { useProjects } from "./use-projects.ts";
import { useResults } from "./use-results.ts";
import { YearChart } from "./year-chart.tsx";

export function ResearchList({ snapshot, path }: { snapshot: ResearchSnapshot; path: string }) {
  const { say, language } = useTexts();
  const { filter, change, toPage } = useFilter();
  const projects = useProjects(snapshot, language, searchOf(filter) !== "");
  const results = useResults(projects, snapshot, filter, language);
  const heading = useRef<HTMLHeadingElement>(null);
  const { sums, shown, rows } = results;

  return (
    <Layout className="wrap" aria-label={say("research.list")}>
      <FilterForm
        filter={filter}
        years={results.years}
        found={sums.count}
        onChange={change}
        onSent={() => heading.current?.focus()}
      />
      {shown.length > 0 && (
        <noscript>
          <p className="lead">{say("research.noScript", { count: showNumber(shown.length, language) })}</p>
        </noscript>
      )}
      {sums.count > 0 && <Sums sums={sums} />}
      <ListNews projects={projects} takenOn={snapshot.takenOn} />
      <FoundAloud sums={sums} />
      <div className="columns">
        <div>
          <ResultsHeading ref={heading} results={results} portal={projects.portal} />
          {/* Nothing here suspends: the boundaries let React hydrate each part in a task of its own. */}
          <Suspense fallback={null}>{shown.length > 0 && <ProjectList projects={shown} />}</Suspense>
          <Pagination
            page={results.page}
            pages={results.pages}
            near={[results.page - 1, results.page, results.page + 1]}
            words={{
              label: say("research.pages"),
              previous: say("research.previous"),
              next: say("research.next"),
              page: (page) => say("research.page", { page }),
            }}
            hrefOf={(page) => path + searchOf({ ...filter, page })}
            onTurn={(page) => {
              toPage(page);
              heading.current?.focus();
            }}
          />
        </div>
        {rows.some(({ count }) => count > 0) && (
          <div className="years">
            <Suspense fallback={null}>
              <YearChart rows={rows} chosen={filter.year} />
            </Suspense>
          </div>
        )}
      </div>
    </Layout>
  );
}

const Layout = styled.section`
  padding-block: var(--s7) var(--s8);

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7) var(--gap);
    margin-top: var(--s7);
  }
  .columns > * {
    min-width: 0;
  }
  .years {
    align-self: start;
    padding: var(--s6) var(--s5);
    background: var(--field-sun);
    color: var(--on-sun);
    /* Text of twice the size on a phone. */
    overflow-x: auto;
  }
  ${from("L")} {
    .columns {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
  ${from("XL")} {
    .columns {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4.5fr);
      gap: var(--s8);
    }
    .years {
      padding: var(--s6);
    }
  }
  @media print {
    .years {
      background: none;
      color: inherit;
    }
  }
`;
