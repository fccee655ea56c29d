import React from "react";
import { styled } from "styled-components";
import type { ContentLink } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { LinkRows } from "#src/ui/link-rows.tsx";

export function Ways({ heading, links }: { heading: string; links: ContentLink[] }) {
  return (
    <Box>
      <h2>{heading}</h2>
      <LinkRows links={links} />
    </Box>
  );
}

const Box = styled.section`
  max-width: 52rem;
  h2 {
    margin-bottom: var(--s4);
    font-size: var(--t-h3);
  }
`;
