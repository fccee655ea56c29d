import React from "react";
import { styled } from "styled-components";
import type { MyData, MyYear } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useScreenFocus } from "#src/core/my-data/screen-focus.ts";
import { useTexts, type Say } from "#src/core/texts.tsx";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import { Emphasis } from "./emphasis.tsx";
import { sayTime } from "./research-time.ts";
import { counted, sayNear, sek } from "./words.ts";
import { YearsTable } from "./years-table.tsx";

type Props = { data: MyData; hourCosts: number };

export function Harvest({ data, hourCosts }: Props) {
  const { say, language } = useTexts();
  const heading = useScreenFocus();
  const { firstName, mandates } = data;
  const years = data.years.toSorted((one, other) => one.year - other.year);
  const sum = years.reduce((total, { given }) => total + given, 0);
  const time = sayTime(say, sum, hourCosts);
  const [next] = mandates
    .flatMap(({ nextDraw }) => nextDraw ?? [])
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const isPausable = mandates.some(
    ({ amount, nextDraw, pausedDays }) => amount !== null && nextDraw !== null && pausedDays.length === 0,
  );
  return (
    <Field>
      <svg className="hill" viewBox="0 0 1440 164" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 44C240 12 560 4 860 6C1120 8 1320 10 1440 22V164H0z" />
      </svg>
      <div className="wrap">
        <div className="hello">
          <h1 ref={heading} tabIndex={-1}>
            {firstName === "" ? say("myPages.helloThere") : say("myPages.hello", { name: firstName })}
          </h1>
          {sum > 0 && (
            <p className="lead">
              {givenIn(say, years, sum)} <Emphasis text={say("myPages.became", { time })} of={time} />
            </p>
          )}
          {next !== undefined && (
            <div className="next">
              <p>
                <span>{say("myPages.next")}</span>{" "}
                <b className="nowrap">
                  {say("myPages.draw", {
                    day: sayNear(next.on, language, todayInSweden()),
                    amount: sek(say, next.amount),
                  })}
                </b>
              </p>
              <a href="#monthly">
                {say("myPages.change")}
                {isPausable && <span className="wide">{`\u00a0${say("myPages.orPause")}`}</span>}
              </a>
            </div>
          )}
        </div>
        {years.length > 0 && <YearsTable years={years} hourCosts={hourCosts} />}
      </div>
    </Field>
  );
}

function givenIn(say: Say, years: readonly MyYear[], given: number): string {
  const sum = sek(say, given);
  const [only] = years;
  if (years.length > 1) return say("myPages.givenIn", { years: counted(say, years.length), sum });
  return only?.isSoFar
    ? say("myPages.givenThisYear", { sum })
    : say("myPages.givenThen", { year: only?.year ?? "", sum });
}

const Field = styled.section`
  position: relative;
  background: var(--field-air);
  color: var(--on-air);
  overflow: clip;

  .wrap {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5) var(--gap);
    padding-block: var(--s4) var(--s5);
  }
  h1 {
    font-size: clamp(min(2.1rem, 10.5vw), 1.3rem + 3.2vw, 3.75rem);
    overflow-wrap: anywhere;
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  .lead {
    margin-top: var(--s3);
    max-width: 22em;
  }
  .hill,
  .wide {
    display: none;
  }
  .next {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--s4);
    margin-top: var(--s4);
    padding: 0.8rem clamp(1.1rem, 2.6vw, 2rem);
    color: var(--text);
  }
  .next::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--sheet);
    clip-path: var(--cut-1);
  }
  .next p {
    line-height: 1.25;
  }
  .next p span {
    color: var(--text-soft);
  }
  .next b {
    display: block;
    font: 750 var(--t-h4) / 1.2 var(--font-head);
    font-variant-numeric: lining-nums;
  }
  @media (max-width: 24em) {
    .next .nowrap {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  .next a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: var(--w-strong);
  }
  @media (min-width: 50em) {
    .wrap:has(table) {
      padding-block: 0;
    }
    .hello {
      display: grid;
      grid-template-columns: 1fr auto;
      align-items: end;
      gap: 0 var(--s6);
      padding-top: var(--s6);
    }
    .hello > * {
      grid-column: 1;
    }
    .hello .next {
      grid-area: 1 / 2 / 3;
      display: block;
      margin-top: 0;
      padding-block: 1.25rem;
    }
    .wide {
      display: inline;
    }
    &:has(.stands) .hill {
      display: block;
      position: absolute;
      inset: auto 0 0;
      width: 100%;
      max-width: none;
      height: 8rem;
      fill: var(--field-deep);
    }
    .wrap:not(:has(table)) {
      padding-bottom: var(--s7);
    }
  }
  @media (min-width: 75em) {
    .wrap:has(table) {
      grid-template-columns: minmax(17rem, 22rem) minmax(0, 1fr);
      column-gap: clamp(2rem, 5vw, 5rem);
      min-height: 42rem;
    }
    .wrap:has(table) .hello {
      display: block;
      align-self: start;
      padding-top: clamp(2.25rem, 4vw, 3.25rem);
    }
    .wrap:has(table) .next {
      margin-top: var(--s6);
    }
  }
`;
