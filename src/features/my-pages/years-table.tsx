import React, { type CSSProperties } from "react";
import { styled } from "styled-components";
import type { MyYear } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { researchTime } from "./research-time.ts";

/** As many as stand beside each other; more lie below each other. */
const mostStanding = 12;
/** So many sums fit beside each other with their unit. */
const mostWithUnit = 8;

type Props = { years: readonly MyYear[]; hourCosts: number };

/** A leaf a year, as tall as what was given, this year's red. It is a table that lies on a phone and stands on a desk. */
export function YearsTable({ years, hourCosts }: Props) {
  const { say } = useTexts();
  const most = Math.max(1, ...years.map(({ given }) => given));
  const isMany = years.length > mostWithUnit;
  const stands = years.length <= mostStanding ? `stands${isMany ? " many" : ""}` : "";
  const [before = "", after = ""] = say("myPages.sek", { amount: "|" }).replaceAll(" ", "\u00a0").split("|");
  return (
    <Table className={stands} style={{ "--count": years.length }}>
      <caption>
        {say("myPages.chart")} <small>{say("myPages.chart.help")}</small>
      </caption>
      <thead className="hidden">
        <tr>
          <th scope="col">{say("myPages.chart.year")}</th>
          <th scope="col">{say("myPages.chart.given")}</th>
          <th scope="col">{say("myPages.chart.became")}</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, given, isSoFar }) => {
          const { figure, unit } = researchTime(given, hourCosts);
          return (
            <tr
              key={year}

              className={isSoFar ? "now" : undefined}
              style={{ "--v": (given / most).toFixed(3) } as CSSProperties}
            >
              <th scope="row">{year}</th>
              <td className="sum">
                <span className="unit">{before}</span>
                {formatAmount(given)}
                <span className="unit">{after}</span>
              </td>
              <td className="leaf" aria-hidden="true">
                <Standing />
                <Lying />
              </td>
              <td className="became">
                <span>{figure}</span> <span className="short">{say(`myPages.unit.${unit}.short`)}</span>
                <span className="long">
                  {say(`myPages.unit.${unit}`)}
                  {isSoFar && <span> {say("myPages.soFar")}</span>}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const Standing = () => (
  <svg className="up" viewBox="0 0 100 300" preserveAspectRatio="none" aria-hidden="true">
    <path className="m1" d="M50 300C-14 236 -8 92 50 0C45 96 46 204 50 300z" />
    <path className="m2" d="M50 300C114 236 108 92 50 0C45 96 46 204 50 300z" />
    <path
      className="vein"
      d="M49 262L18 214 49 248zM49 214L12 158 49 200zM48.5 166L16 106 48.5 152zM49 120L26 72 49 106zM51 240L84 192 51 226zM51 192L88 136 51 178zM51 144L82 88 51 130z"
    />
  </svg>
);

const Lying = () => (
  <svg className="flat" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
    <path className="m1" d="M0 50C64 -14 208 -8 300 50C204 45 96 46 0 50z" />
    <path className="m2" d="M0 50C64 114 208 108 300 50C204 45 96 46 0 50z" />
  </svg>
);

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: lining-nums tabular-nums;

  caption {
    padding-bottom: var(--s2);
    font: 750 var(--t-h4) / 1.2 var(--font-head);
    text-align: start;
  }
  caption small {
    display: block;
    font: 400 1.0625rem/1.4 var(--font-text);
  }
  tbody tr {
    display: grid;
    grid-template-columns: 2.9rem minmax(0, 1fr) auto 3.9rem;
    align-items: center;
    gap: 0 0.4rem;
    min-height: 2.05rem;
    line-height: 1.1;
  }
  tbody th {
    padding: 0;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  td {
    padding: 0;
  }
  .sum {
    order: 3;
    min-width: 4.6rem;
    font-weight: var(--w-strong);
    text-align: end;
    white-space: nowrap;
  }
  .became {
    order: 4;
    font-size: 1.0625rem;
    text-align: end;
    white-space: nowrap;
  }
  .leaf {
    order: 2;
  }
  .leaf svg {
    width: max(0.6rem, var(--v) * 100%);
    max-width: none;
    height: 1.4rem;
    overflow: visible;
  }
  .up,
  .long {
    display: none;
  }
  .vein {
    fill: var(--field-air);
  }
  .now .m1 {
    fill: var(--mark-heart);
  }
  .now .m2 {
    fill: var(--action-over);
  }
  @media (forced-colors: active) {
    .leaf {
      forced-color-adjust: none;
    }
    .leaf .m1,
    .leaf .m2 {
      fill: CanvasText;
    }
  }
  @media (min-width: 50em) {
    &.stands {
      display: flex;
      flex-direction: column;
      align-self: stretch;
    }
    &.stands caption {
      display: block;
      padding-bottom: var(--s6);
    }
    &.stands tbody {
      flex: 1;
      display: grid;
      grid-template-columns: repeat(var(--count), minmax(0, 9rem));
      justify-content: end;
    }
    &.stands tbody tr {
      display: flex;
      flex-direction: column;
      justify-content: flex-end;
      gap: 0;
    }
    &.stands .sum {
      order: 1;
      min-width: 0;
      padding-bottom: 0.5rem;
      font-size: 1.0625rem;
      text-align: center;
    }
    &.many .unit {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &.stands .leaf {
      display: flex;
      justify-content: center;
      width: 100%;
    }
    &.stands .up {
      display: block;
      width: min(94%, 2.1rem + var(--v) * 2.2rem);
      height: max(1.5rem, var(--v) * var(--tall, 16rem));
    }
    &.stands .flat {
      display: none;
    }
    &.stands tbody th {
      order: 3;
      height: 2.9rem;
      padding-top: 1.1rem;
      color: var(--on-deep);
      font: 750 1.125rem/1.2 var(--font-head);
      text-align: center;
    }
    &.stands .became {
      height: 4.5rem;
      padding-top: 0.2rem;
      color: var(--on-deep-soft);
      line-height: 1.2;
      text-align: center;
      white-space: normal;
    }
    &.stands .became > span,
    &.stands .long span {
      display: block;
    }
    &.stands .became > .short {
      display: none;
    }
  }
  @media (min-width: 75em) {
    --tall: 23rem;
    &.stands caption {
      padding-top: clamp(2.25rem, 4vw, 3.25rem);
      text-align: end;
    }
  }
  @media (min-width: 85em) {
    &.stands .sum {
      font-size: var(--t-text);
    }
  }
`;
