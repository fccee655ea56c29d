import React from "react";
import type { ContentLink } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { Leaf } from "./leaf.tsx";
import { SmartLink } from "./smart-link.tsx";

export function LinkRows({ links }: { links: ContentLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="link-rows">
      {links.map(({ label, href, help }, index) => (
        <li key={index}>
          <SmartLink href={href}>
            <span className="head">{label}</span>
            {help && <small>{help}</small>}
            <Leaf />
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
