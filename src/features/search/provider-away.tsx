import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { LinkRows } from "#src/ui/link-rows.tsx";
import { CallUs } from "./call-us.tsx";
import type { SearchPageProps } from "./search-page.tsx";
import { useTitles } from "./use-titles.ts";

type Props = Pick<SearchPageProps, "phone"> & {
  query: string;
  isSlow: boolean;
  isAsking: boolean;
  onAgain: () => void;
};

/** The provider is silent or away: says so, and shows pages whose titles fit, from the list that the build made. */
export function ProviderAway({ query, phone, isSlow, isAsking, onAgain }: Props) {
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
