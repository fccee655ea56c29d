import React from "react";
import { styled } from "styled-components";
import type { MyMembership } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import { showNumber } from "#src/lib/localised.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import bird from "../../../artwork/fagel.svg";
import { listed, sek, yearOf } from "./words.ts";

type Props = { memberships: readonly MyMembership[]; organisation: string };

export function Membership({ memberships, organisation }: Props) {
  const { say, language } = useTexts();
  return (
    <section aria-labelledby="membership">
      <h2 id="membership">{say("myPages.membership")}</h2>
      {memberships.map(({ number, name, kindName, household, firstDay, lastDay, fee, isActive }) => (
        <React.Fragment key={number}>
          <Card>
            <img src={bird} width="300" height="240" alt="" />
            <span className="name head">{organisation}</span>
            <p>
              <b>{name}</b>
              {household.length > 0 && <span>{listed(say, household)}</span>}
              <span>{say("myPages.membership.since", { kind: kindName, year: yearOf(firstDay) })}</span>
              <span className="num">{say("myPages.membership.number", { number: showNumber(number, language) })}</span>
            </p>
          </Card>
          <p>
            {say(isActive ? "myPages.membership.until" : "myPages.membership.ended", {
              day: sayDay(lastDay, language),
              fee: sek(say, fee),
            })}
          </p>
        </React.Fragment>
      ))}
    </section>
  );
}

const Card = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: space-between;
  gap: var(--s4);
  max-width: 27rem;
  min-height: 16.875rem;
  padding: 1.4rem 1.5rem;
  background: var(--field-air);
  color: var(--on-air);
  overflow: clip;

  &::before {
    content: "";
    position: absolute;
    inset: auto -2rem 0;
    z-index: -1;
    height: 4.4rem;
    background: var(--field-deep);
    clip-path: polygon(0 22%, 30% 4%, 62% 0, 100% 14%, 100% 100%, 0 100%);
  }
  > img {
    position: absolute;
    right: 1.25rem;
    bottom: 3.9rem;
    z-index: -1;
    width: 34%;
  }
  .name {
    font-size: 1.25rem;
  }
  p {
    max-width: 11em;
    padding-bottom: 3.6rem;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  b,
  p span {
    display: block;
  }
  b {
    font: 750 var(--t-h4) / 1.2 var(--font-head);
  }
`;
