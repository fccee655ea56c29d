import React from "react";
import { styled } from "styled-components";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { LinkRows } from "#src/ui/link-rows.tsx";
import { Column } from "./column.tsx";

export function LinkListBlock({ block: { heading, links } }: { block: ShownBlock<"linkList"> }) {
  return (
    <Column>
      <h2>{heading}</h2>
      <Rows>
        <LinkRows links={links} />
      </Rows>
    </Column>
  );
}

export const Rows = styled.div`
  --leaf-stalk: var(--thread-quiet);
  margin-top: var(--s5);
`;
