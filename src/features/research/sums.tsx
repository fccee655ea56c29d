import React, { memo } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { showNumber } from "#src/lib/localised.ts";
import type { Sums as ProjectSums } from "#src/lib/research-project.ts";
import { from } from "#src/ui/media.ts";

export const Sums = memo(function Sums({ sums: { count, sumSek } }: { sums: ProjectSums }) {
  const { say, language } = useTexts();
  return (
    <Pair>
      <p>
        <b className="num">{showNumber(count, language)}</b>{" "}
        {say(count === 1 ? "research.projectOne" : "research.projects")}
      </p>
      <p>
        <b className="num">{showNumber(sumSek, language)}</b> {say("research.granted")}
      </p>
    </Pair>
  );
});

const Pair = styled.div`
  display: grid;
  gap: var(--s4) var(--gap);
  margin-top: var(--s7);
  font-size: var(--t-lead);

  b {
    display: block;
    font: 800 clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem) / 1.05 var(--font-head);
    letter-spacing: -0.03em;
  }
  /* Text of twice the size on a phone. */
  @media (max-width: 19em) {
    b {
      font-size: 1.25rem;
    }
  }
  p:first-child b {
    color: var(--thread);
  }
  p:last-child b {
    color: var(--link);
  }
  ${from("M")} {
    grid-template-columns: auto 1fr;
    gap: var(--s4) var(--s8);
  }
`;
