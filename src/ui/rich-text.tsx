import React, { Fragment, type ReactElement } from "react";
import type { RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { SmartLink } from "./smart-link.tsx";

/** Only known tags, so that nothing in it can run. */
export function RichText({ content }: { content: RichTextNode[] }) {
  return <div className="prose">{content.map(show)}</div>;
}

export function RichLine({ content }: { content: RichTextNode[] }) {
  return <>{content.map(show)}</>;
}

function show(node: RichTextNode, index: number): ReactElement {
  if (typeof node === "string") return <Fragment key={index}>{node}</Fragment>;
  const children = node.children?.map(show);
  if (node.tag === "br") return <br key={index} />;
  if (node.tag === "a") {
    return (
      <SmartLink key={index} href={node.href ?? "#"}>
        {children}
      </SmartLink>
    );
  }
  return React.createElement(node.tag, { key: index }, children);
}
