import React from "react";
import type { ContentLink } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { useTexts } from "#src/core/texts.tsx";
import { LinkRows } from "#src/ui/link-rows.tsx";
import { Rows } from "./blocks/link-list-block.tsx";

export function ReadOn({ links }: { links: ContentLink[] }) {
  const { say } = useTexts();
  if (links.length === 0) return null;
  return (
    <nav className="wrap column" aria-labelledby="read-on">
      <h2 id="read-on">{say("reading.onward")}</h2>
      <Rows>
        <LinkRows links={links} />
      </Rows>
    </nav>
  );
}
