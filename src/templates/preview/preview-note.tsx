import React from "react";
import { styled } from "styled-components";
import type { PreviewNote as Note } from "@hjarta-lunga/contract/schemas/preview.ts";

export function PreviewNote({ note: { name, reason } }: { note: Note }) {
  return (
    <Paper className="wrap" role="note">
      <p>
        <strong>{name}.</strong> {reason}
      </p>
    </Paper>
  );
}

const Paper = styled.div`
  margin-block: var(--s6);

  p {
    padding: var(--s4) var(--s5);
    background: var(--sheet-quiet);
    color: var(--text);
    border-left: 6px solid var(--outline);
  }
`;
