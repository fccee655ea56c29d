import React, { useEffect, useState } from "react";
import { styled } from "styled-components";
import type { FallbackPage } from "@hjarta-lunga/contract/search.ts";
import { useTexts } from "#src/core/texts.tsx";
import { LinkRows } from "#src/ui/link-rows.tsx";
import { CallUs } from "./no-hits.tsx";
import { fallbackPages, pagesByTitle } from "./fallback-pages.ts";
import type { SearchPageProps } from "./search-page.tsx";

type Props = Pick<SearchPageProps, "phone"> & {
  query: string;
  isSlow: boolean;
  isAsking: boolean;
  onAgain: () => void;
};

/** The provider is silent or away: says so, and shows pages whose titles fit, from the list that the build made. */
export function ProviderUnavailable({ query, phone, isSlow, isAsking, onAgain }: Props) {
  const { say } = useTexts();
  const titles = useTitles(query);
  return (
    <Box>
      {isSlow ? <h2>{say("search.slow")}</h2> : <h2>{say("search.away.heading")}</h2>}
      {titles === "unreachable" && <p>{say("search.away.nothing")}</p>}
      {Array.isArray(titles) && (
        <p>{say(titles.length > 0 ? "search.away.titles" : "search.away.noTitle", { query })}</p>
      )}
      {Array.isArray(titles) && (
        <LinkRows links={titles.map(({ title, path, section }) => ({ label: title, href: path, help: section }))} />
      )}
      <p>
        <CallUs words={say("search.none.call")} phone={phone} />
      </p>
      {!isSlow && (
        <button className="btn" type="button" aria-disabled={isAsking} onClick={() => !isAsking && onAgain()}>
          {say("search.again")}
        </button>
      )}
    </Box>
  );
}

const Box = styled.div`
  > p {
    margin-top: var(--s3);
  }
  .link-rows {
    margin-top: var(--s4);
  }
`;

/** Pages whose titles fit, found without the provider. `null` while their list is on its way. */
function useTitles(query: string): FallbackPage[] | "unreachable" | null {
  const [pages, setPages] = useState<FallbackPage[] | "unreachable" | null>(null);
  useEffect(() => {
    let calledOff = false;
    fallbackPages().then(
      (list) => !calledOff && setPages(list),
      () => !calledOff && setPages("unreachable"),
    );
    return () => {
      calledOff = true;
    };
  }, []);
  return Array.isArray(pages) ? pagesByTitle(pages, query) : pages;
}
