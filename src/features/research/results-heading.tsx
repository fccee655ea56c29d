import React, { type RefObject } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { showNumber } from "#src/lib/localised.ts";
import type { PortalState } from "./use-projects.ts";
import type { useResults } from "./use-results.ts";

type Props = {
  ref: RefObject<HTMLHeadingElement | null>;
  results: ReturnType<typeof useResults>;
  portal: PortalState;
};

/** Which of them are shown, or why there are none. The form and the page links lead here. */
export function ResultsHeading({ ref, results: { sums, shown, before, isWaiting }, portal }: Props) {
  const { say, language } = useTexts();
  const number = (value: number) => showNumber(value, language);
  const isHopeless = isWaiting && sums.count === 0 && (portal === "away" || portal === "off");

  const words = () => {
    if (isHopeless) return say("research.empty");
    if (isWaiting) return say("research.fetching");
    if (shown.length === 0) return say("research.none");
    const [first, last] = [number(before + 1), number(before + shown.length)];
    return say("research.results", { first, last, count: number(sums.count) });
  };

  return (
    <>
      <Heading ref={ref} tabIndex={-1}>
        {words()}
      </Heading>
      {isHopeless && <Help>{say("research.emptyHelp")}</Help>}
      {!isWaiting && shown.length === 0 && <Help>{say("research.noneHelp")}</Help>}
    </>
  );
}

const Heading = styled.h2`
  font-size: var(--t-h3);

  &:focus-visible {
    outline-offset: 6px;
  }
`;

const Help = styled.p`
  margin-top: var(--s4);
`;
