import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";

export type AgreedRow = readonly [label: string, value: string];

export function AgreedList({ rows }: { rows: readonly AgreedRow[] }) {
  return (
    <List>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

/** Enough for its holder, too little for who looks over a shoulder. */
export function useAccountWords() {
  const { say } = useTexts();
  return (bank: string, ending: string) => say("monthly.accountEnding", { bank, ending });
}

const List = styled.dl`
  display: grid;
  gap: var(--s3);
  overflow-wrap: anywhere;

  dt {
    color: var(--text-soft);
  }
  dd {
    max-width: none;
    font-weight: var(--w-strong);
  }
  ${from("S")} {
    div {
      display: grid;
      grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
      gap: var(--s4);
    }
  }
`;
