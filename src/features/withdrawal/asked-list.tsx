import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import type { Asked } from "./draft.ts";

/** What is sent, as it is read back before the press and after it. */
export function AskedList({ asked: { orderNumber, email, name, part }, at }: { asked: Asked; at?: string }) {
  const { say } = useTexts();
  const rows = [
    [say("withdrawal.orderNumber"), orderNumber],
    [say("withdrawal.of"), part ?? say("withdrawal.scope.whole")],
    [say("withdrawal.email"), email],
    ...(name === undefined ? [] : [[say("withdrawal.name"), name]]),
    ...(at === undefined ? [] : [[say("withdrawal.at"), at]]),
  ];
  return (
    <List>
      {rows.map(([term, said]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  && {
    margin-top: var(--s6);
  }
  padding: var(--s2) clamp(1rem, 4vw, 2rem);
  background: var(--sheet);
  color: var(--text);

  > div {
    padding-block: var(--s3);
    line-height: 1.35;
  }
  > div + div {
    border-top: 1px solid var(--rule);
  }
  dt {
    color: var(--text-soft);
  }
  dd {
    margin: 0;
    font-weight: var(--w-strong);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ${from("S")} {
    > div {
      display: grid;
      grid-template-columns: 9rem minmax(0, 1fr);
      gap: 0 var(--s4);
    }
  }
`;
