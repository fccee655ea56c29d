import React from "react";
import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

/** The code's room while it is on its way: nothing moves when it comes. */
export function PayPlace({ words }: { words: string }) {
  return (
    <Place role="status">
      <p>{words}</p>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 15rem;
  padding: var(--s5);
  background: var(--sheet);
  color: var(--text);
  text-align: center;
  ${from("S_ALT")} {
    min-height: 27rem;
  }
`;
