import React, { memo } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { showNumber } from "#src/lib/localised.ts";
import type { ResearchProject } from "#src/lib/research-project.ts";
import { from } from "#src/ui/media.ts";

export const ProjectList = memo(function ProjectList({ projects }: { projects: readonly ResearchProject[] }) {
  const { say, language } = useTexts();
  return (
    <List>
      {projects.map(({ id, year, title, applicant, institution, area, amountSek }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>
            {applicant}, {institution}
          </p>
          <p className="facts">
            <span>{year}</span> <span>{say(`research.area.${area}`)}</span>{" "}
            <b className="num">{say("research.sum", { amount: showNumber(amountSek, language) })}</b>
          </p>
        </li>
      ))}
    </List>
  );
});

const List = styled.ol`
  margin-top: var(--s4);
  border-top: 3px solid currentColor;
  list-style: none;

  li {
    max-width: none;
    padding-block: var(--s4);
    border-bottom: 1px solid var(--outline);
    break-inside: avoid;
  }
  /* Until the page is hydrated, what nobody sees is not laid out; after that all is, so that ways back meet their place. */
  html:not([data-hydrated]) & li:nth-child(n + 4) {
    content-visibility: auto;
    contain-intrinsic-size: auto 10rem;
  }
  h3 {
    font-size: var(--t-h4);
    line-height: 1.25;
  }
  p {
    margin-top: var(--s2);
  }
  .facts {
    max-width: none;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
    color: var(--text-soft);
  }
  b {
    color: var(--text);
  }
  ${from("M")} {
    b {
      margin-left: auto;
    }
  }
`;
