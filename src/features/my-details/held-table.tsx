import React from "react";
import { styled } from "styled-components";
import type { HeldThing } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts, type Say } from "#src/core/texts.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";
import { from } from "#src/ui/media.ts";
import { keptInWords } from "./details-rules.ts";

const counted = ["gifts", "cards", "documents", "comments"] as const satisfies HeldThing["name"][];
const isCounted = (name: HeldThing["name"]): name is (typeof counted)[number] =>
  (counted as readonly string[]).includes(name);

/** Rows that are laid out as a grid are no table to some screen readers, unless it is said. */
const as = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
};

export function HeldTable({ held }: { held: readonly HeldThing[] }) {
  const { say, language } = useTexts();

  function howLong({ kept, until }: HeldThing): string[] {
    const times = kept.map((name) => say(`myDetails.kept.${name}`, { time: keptInWords(name, language) }));
    return until === null ? times : [...times, say("myDetails.until", { day: sayDay(until, language) })];
  }
  return (
    <Table {...as.table}>
      <thead {...as.rowgroup}>
        <tr {...as.row}>
          {(["what", "why", "howLong"] as const).map((column) => (
            <th key={column} {...as.columnheader} scope="col">
              {say(`myDetails.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup}>
        {held.map((thing) => (
          <tr key={thing.name} {...as.row}>
            <th {...as.rowheader} scope="row">
              {say(`myDetails.held.${thing.name}`)}
              {linesOf(thing, say).map((line, index) => (
                <small key={index}>{line}</small>
              ))}
            </th>
            <td {...as.cell} data-column={`${say("myDetails.why")}:`}>
              {say(`myDetails.held.${thing.name}.why`)}
            </td>
            <td {...as.cell} data-column={`${say("myDetails.howLong")}:`}>
              {howLong(thing).map((line, index) => (
                <span key={index}>{capitalised(line)}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function linesOf({ name, shown, count, since }: HeldThing, say: Say): string[] {
  if (count === null || count === 0 || !isCounted(name)) return shown;
  const number = count === 1 ? ("one" as const) : ("count" as const);
  return [...shown, say(`myDetails.held.${name}.${number}`, { count, since: since ?? "" })];
}

const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase("sv") + words.slice(1);

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: 3px solid var(--text);

  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: var(--s4);
    border-bottom: 1px solid var(--rule);
  }
  th,
  td {
    padding: 0;
    font-weight: 400;
    line-height: 1.4;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    padding-bottom: var(--s1);
    font: 700 var(--t-h4) / 1.25 var(--font-head);
    hyphens: auto;
  }
  small {
    display: block;
    color: var(--text-soft);
    font: 400 1.0625rem/1.4 var(--font-text);
    hyphens: none;
  }
  td::before {
    content: attr(data-column) " ";
    color: var(--text-soft);
  }
  td span + span::before {
    content: ". ";
  }
  ${from("M")} {
    thead {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
    tr {
      display: table-row;
    }
    thead th {
      padding-block: var(--s3);
      border-bottom: 1px solid var(--rule);
      color: var(--text-soft);
      font: 400 1.0625rem/1.4 var(--font-text);
    }
    tbody th,
    td {
      display: table-cell;
      padding: var(--s4) var(--s5) var(--s4) 0;
      border-bottom: 1px solid var(--rule);
      /* A column is as wide as its longest word. */
      overflow-wrap: break-word;
    }
    tbody th {
      width: 34%;
    }
    small {
      overflow-wrap: anywhere;
    }
    td:last-child {
      width: 33%;
      padding-right: 0;
    }
    td::before,
    td span + span::before {
      content: none;
    }
    td span {
      display: block;
    }
    td span + span {
      margin-top: var(--s2);
    }
  }
`;
