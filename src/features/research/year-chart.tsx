import React, { memo, type CSSProperties } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { showNumber } from "#src/lib/localised.ts";
import type { YearSums } from "#src/lib/research-project.ts";

type Props = { rows: readonly YearSums[]; chosen: number | null };

export const YearChart = memo(function YearChart({ rows, chosen }: Props) {
  const { say, language } = useTexts();
  const most = Math.max(1, ...rows.map(({ sumSek }) => sumSek));
  return (
    <Table className={chosen === null ? undefined : "one"}>
      <caption>
        <span className="head">{say("research.perYear")}</span> {say("research.perYearHelp")}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say("research.year")}</th>
          <th scope="col">{say("research.column.sum")}</th>
          <th scope="col">{say("research.column.projects")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ year, count, sumSek }) => (
          <tr key={year} className={year === chosen ? "chosen" : undefined}>
            <th scope="row">
              {year}
              {year === chosen && <span className="hidden"> {say("research.chosenYear")}</span>}
            </th>
            <td>
              <span className="num">{showNumber(sumSek, language)}</span>
              <span className="strip" style={{ "--part": sumSek / most } as CSSProperties} />
            </td>
            <td className="num">{showNumber(count, language)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
});

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.25;

  caption {
    padding-bottom: var(--s4);
    text-align: start;
  }
  caption .head {
    display: block;
    margin-bottom: var(--s2);
    font-size: var(--t-h3);
  }
  th,
  td {
    padding: var(--s2) 0;
    vertical-align: top;
    text-align: start;
    font-variant-numeric: lining-nums tabular-nums;
  }
  thead th {
    font-weight: 400;
  }
  tbody th {
    width: 4.75rem;
    font: 750 var(--t-h4) / 1.2 var(--font-head);
  }
  th:last-child,
  td:last-child {
    width: 4.5rem;
    text-align: end;
  }
  .strip {
    display: block;
    width: calc(var(--part) * 100%);
    height: 0.9rem;
    margin-top: var(--s1);
    background: currentColor;
    clip-path: var(--cut-1);
    print-color-adjust: exact;
  }
  tr:nth-child(2n) .strip {
    clip-path: var(--cut-2);
  }
  tr:nth-child(3n) .strip {
    clip-path: var(--cut-3);
  }
  &.one tr:not(.chosen) .strip {
    opacity: 0.35;
  }
  .chosen td {
    font-weight: var(--w-strong);
  }
  @media (forced-colors: active) {
    .strip {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
